import { aktivitetsuka } from "./scenes/article-aktivitetsuka.ts";
import { byggeskikkprisen } from "./scenes/article-byggeskikkprisen.ts";
import { frivillige } from "./scenes/article-frivillige.ts";
import { hostferie } from "./scenes/article-gratis-kino-i-hostferien.ts";
import { gratisKulturkort } from "./scenes/article-gratis-kulturkort.ts";
import { hermundstadprisen } from "./scenes/article-hermundstadprisen.ts";
import { historiskKveld } from "./scenes/article-historisk-kveld.ts";
import { hittegods } from "./scenes/article-hittegods.ts";
import { kinoklubb } from "./scenes/article-kinoklubb.ts";
import { lydanlegg } from "./scenes/article-lydanlegg.ts";
import { pianoMechanics } from "./scenes/article-selvspillende-piano.ts";
import { arrangorstotte } from "./scenes/article-sok-om-arrangorstotte.ts";
import { vinnMedlemskap } from "./scenes/article-vinn-medlemskap.ts";
import { churchInSummer } from "./scenes/church.ts";
import { cinemaScreen } from "./scenes/cinema-screen.ts";
import { cinemaSeats } from "./scenes/cinema-seats.ts";
import { ambrosStandup } from "./scenes/culture-ambros-standup.ts";
import { apenMikk } from "./scenes/culture-apen-mikk.ts";
import { babykino } from "./scenes/culture-babykino.ts";
import { barnasLordag } from "./scenes/culture-barnas-lordag.ts";
import { denStoreKinodagen } from "./scenes/culture-den-store-kinodagen.ts";
import { henderSomHusker } from "./scenes/culture-hender-som-husker.ts";
import { huldaOgBraket } from "./scenes/culture-hulda-og-braket.ts";
import { jubileumskonsert } from "./scenes/culture-jubileumskonsert.ts";
import { julIKultursalen } from "./scenes/culture-jul-i-kultursalen.ts";
import { julekonsert } from "./scenes/culture-julekonsert.ts";
import { kinokonsert } from "./scenes/culture-kinokonsert.ts";
import { kirkespill } from "./scenes/culture-kirkespill.ts";
import { mellomrom } from "./scenes/culture-mellomrom.ts";
import { nissenHarSagtOpp } from "./scenes/culture-nissen-har-sagt-opp.ts";
import { opera } from "./scenes/culture-opera.ts";
import { orgelmaraton } from "./scenes/culture-orgelmaraton.ts";
import { postmesteren } from "./scenes/culture-postmesteren.ts";
import { salmekveld } from "./scenes/culture-salmekveld.ts";
import { selvspillendePiano } from "./scenes/culture-selvspillende-piano.ts";
import { sisteBakst } from "./scenes/culture-siste-bakst.ts";
import { sokken } from "./scenes/culture-sokken.ts";
import { sovnforedrag } from "./scenes/culture-sovnforedrag.ts";
import { steineneForteller } from "./scenes/culture-steinene-forteller.ts";
import { storband } from "./scenes/culture-storband.ts";
import { strikkekino } from "./scenes/culture-strikkekino.ts";
import { tarnvandring } from "./scenes/culture-tarnvandring.ts";
import { ungtUtbrudd } from "./scenes/culture-ungt-utbrudd.ts";
import { vindsvalKvartett } from "./scenes/culture-vindsval-kvartett.ts";
import { vitenskapsdagen } from "./scenes/culture-vitenskapsdagen.ts";
import { fyrlykta } from "./scenes/fyrlykta-exterior.ts";
import { giftCard } from "./scenes/gift-card.ts";
import { hallExterior } from "./scenes/hall-exterior.ts";
import { hallFoyer } from "./scenes/hall-foyer.ts";
import { hallInterior } from "./scenes/hall-interior.ts";
import { kidsBirthday } from "./scenes/kids-birthday.ts";
import { kulturterrassen } from "./scenes/kulturterrassen.ts";
import { popcorn } from "./scenes/popcorn.ts";
import { projector } from "./scenes/projector.ts";
import { skumringen } from "./scenes/skumringen-exterior.ts";
import { summerJump } from "./scenes/summer-1.ts";
import { summerRaft } from "./scenes/summer-2.ts";
import { summerCircus } from "./scenes/summer-3.ts";
import { summerFire } from "./scenes/summer-4.ts";
import type { Scene } from "./scene.ts";
import type { PictureName } from "../content/picture-briefs.ts";

/** Every picture that is no film's, by name; a brief without a drawing is a type error. */
export const scenes = {
  "article-aktivitetsuka": aktivitetsuka,
  "article-byggeskikkprisen": byggeskikkprisen,
  "article-frivillige": frivillige,
  "article-gratis-kino-i-hostferien": hostferie,
  "article-gratis-kulturkort": gratisKulturkort,
  "article-hermundstadprisen": hermundstadprisen,
  "article-historisk-kveld": historiskKveld,
  "article-hittegods": hittegods,
  "article-kinoklubb": kinoklubb,
  "article-lydanlegg": lydanlegg,
  "article-selvspillende-piano": pianoMechanics,
  "article-sok-om-arrangorstotte": arrangorstotte,
  "article-vinn-medlemskap": vinnMedlemskap,
  church: churchInSummer,
  "cinema-screen": cinemaScreen,
  "cinema-seats": cinemaSeats,
  "culture-ambros-standup": ambrosStandup,
  "culture-apen-mikk": apenMikk,
  "culture-babykino": babykino,
  "culture-barnas-lordag": barnasLordag,
  "culture-den-store-kinodagen": denStoreKinodagen,
  "culture-hender-som-husker": henderSomHusker,
  "culture-hulda-og-braket": huldaOgBraket,
  "culture-jubileumskonsert": jubileumskonsert,
  "culture-jul-i-kultursalen": julIKultursalen,
  "culture-julekonsert": julekonsert,
  "culture-kinokonsert": kinokonsert,
  "culture-kirkespill": kirkespill,
  "culture-mellomrom": mellomrom,
  "culture-nissen-har-sagt-opp": nissenHarSagtOpp,
  "culture-opera": opera,
  "culture-orgelmaraton": orgelmaraton,
  "culture-postmesteren": postmesteren,
  "culture-salmekveld": salmekveld,
  "culture-selvspillende-piano": selvspillendePiano,
  "culture-siste-bakst": sisteBakst,
  "culture-sokken": sokken,
  "culture-sovnforedrag": sovnforedrag,
  "culture-steinene-forteller": steineneForteller,
  "culture-storband": storband,
  "culture-strikkekino": strikkekino,
  "culture-tarnvandring": tarnvandring,
  "culture-ungt-utbrudd": ungtUtbrudd,
  "culture-vindsval-kvartett": vindsvalKvartett,
  "culture-vitenskapsdagen": vitenskapsdagen,
  "fyrlykta-exterior": fyrlykta,
  "gift-card": giftCard,
  "hall-exterior": hallExterior,
  "hall-foyer": hallFoyer,
  "hall-interior": hallInterior,
  "kids-birthday": kidsBirthday,
  kulturterrassen: kulturterrassen,
  popcorn: popcorn,
  projector: projector,
  "skumringen-exterior": skumringen,
  "summer-1": summerJump,
  "summer-2": summerRaft,
  "summer-3": summerCircus,
  "summer-4": summerFire,
} satisfies Record<Exclude<PictureName, `film-${string}`>, Scene>;
