import { createContext, useContext } from "react";
import type { TemplateContext } from "../src/model/template.ts";

/** Carries the site's {@link TemplateContext} to every component. */
export const SiteContext = createContext<TemplateContext | undefined>(undefined);

/** @returns the context of the site that is being rendered; throws outside of a render */
export function useSite(): TemplateContext {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error("A template was rendered outside of SiteContext.");
  return site;
}
