import type { FunctionComponent } from "react";
import type { BlockProps } from "../records.ts";
import { ArticleArchive } from "./ArticleArchive.tsx";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticleCover } from "./ArticleCover.tsx";
import { CardList } from "./CardList.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { Content } from "./Content.tsx";
import { Cover } from "./Cover.tsx";
import { CoverFlow } from "./CoverFlow.tsx";
import { CultureProgramme } from "./CultureProgramme.tsx";
import { GiftCard } from "./GiftCard.tsx";
import { MemberScreen } from "./MemberScreen.tsx";
import { MovieInfo } from "./MovieInfo.tsx";
import { NewsCardList } from "./NewsCardList.tsx";
import { NewsletterSignup } from "./NewsletterSignup.tsx";
import { Newsletters } from "./Newsletters.tsx";
import { NotFound } from "./NotFound.tsx";
import { Offline } from "./Offline.tsx";
import { PageHeading } from "./PageHeading.tsx";
import { PageText } from "./PageText.tsx";
import { ProductionBody } from "./ProductionBody.tsx";
import { ProductionHero } from "./ProductionHero.tsx";
import { ProductionList } from "./ProductionList.tsx";
import { QuickLinks } from "./QuickLinks.tsx";
import { RelatedArticles } from "./RelatedArticles.tsx";
import { Schedule } from "./Schedule.tsx";
import { SearchPage } from "./SearchPage.tsx";
import { Share } from "./Share.tsx";
import { Slideshow } from "./Slideshow.tsx";
import { TicketList } from "./TicketList.tsx";
import { Trailer } from "./Trailer.tsx";
import { UpcomingFilms } from "./UpcomingFilms.tsx";
import { VenueInfo } from "./VenueInfo.tsx";

/** Every block component by the name that front matter uses. */
export const BLOCKS: Readonly<Record<string, FunctionComponent<BlockProps>>> = {
  ArticleArchive,
  ArticleBody,
  ArticleCover,
  CardList,
  ContactDetails,
  Content,
  Cover,
  CoverFlow,
  CultureProgramme,
  GiftCard,
  MemberScreen,
  MovieInfo,
  NewsCardList,
  NewsletterSignup,
  Newsletters,
  NotFound,
  Offline,
  PageHeading,
  PageText,
  ProductionBody,
  ProductionHero,
  ProductionList,
  QuickLinks,
  RelatedArticles,
  Schedule,
  SearchPage,
  Share,
  Slideshow,
  TicketList,
  Trailer,
  UpcomingFilms,
  VenueInfo,
};
