import type { ReactElement } from "react";
import { renderToString } from "preact-render-to-string";
import type { TemplateContext, Templates } from "../src/model/template.ts";
import { BLOCKS } from "./blocks/index.ts";
import { SiteContext } from "./context.ts";
import { Footer } from "./layouts/Footer.tsx";
import { Header } from "./layouts/Header.tsx";
import { Page } from "./layouts/Page.tsx";

/** Block components that exist. */
export const components: Templates["components"] = new Set(Object.keys(BLOCKS));

/** Layouts that exist: each is a class on the page, with its rules in `styles/layout.css`. */
export const layouts: Templates["layouts"] = new Set(["default", "wide"]);

/** @returns the HTML inside `<main>` */
export const renderMain: Templates["renderMain"] = (page, context) =>
  render(<Page page={page} />, context);

/** @returns the HTML of `<body>` around the inside of `<main>`; all layouts share it */
export const renderLayout: Templates["renderLayout"] = (_layout, currentPath, context) => ({
  before: render(<Header currentPath={currentPath} />, context) + '<main id="main" tabindex="-1">',
  after: "</main>" + render(<Footer currentPath={currentPath} />, context),
});

function render(element: ReactElement, context: TemplateContext): string {
  return renderToString(<SiteContext.Provider value={context}>{element}</SiteContext.Provider>);
}
