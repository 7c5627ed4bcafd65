import { type ComponentType, createContext } from "react";
import type { PageData } from "./page-data";

/** An address in the shape of Remix's `useLocation`. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  /** The value that the navigation passed on. */
  state: unknown;
  key: string;
  /** The scroll position to restore after Back or Forward, in pixels. */
  scroll?: number;
}

export interface NavigateOptions {
  /** Whether the new address replaces that of the page in the history. */
  replace?: boolean;
  state?: unknown;
}

/** Goes to an address of the magazine, or changes query and fragment of this one. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** A page that React shows. */
export interface ShownPage {
  /** The component of its route. */
  Route: ComponentType;
  params: PageData["params"];
  /** The data of its loader. Fields of a followed page may still be promises. */
  data: unknown;
  location: PageLocation;
  /** The number of the page among those opened in this document. */
  visit: number;
  /** The error of its loader; the page then shows it in place of its content. */
  error?: unknown;
}

/** What the component of a route reads of its page. */
export interface RoutePage extends Omit<ShownPage, "Route" | "visit" | "error"> {
  navigate: Navigate;
}

/** The open page for the components of its route. */
export const OpenPageContext = createContext<RoutePage | null>(null);

/** Makes a location from an address. */
export const locationOf = ({ pathname, search, hash }: URL | Location, state: unknown = null): PageLocation => ({
  pathname,
  search,
  hash,
  state,
  key: "default",
});
