/**
 * Replaces `react/jsx-runtime` in the exported folder's scripts. It makes the magazine's addresses relative when
 * elements are created, so no component needs to know about the folder.
 */
import { Fragment, jsx as makeElement, jsxs as makeElements } from "react/jsx-runtime";
import { borneCandidates, isOwn, isWithoutUse } from "../file-of";
import { filmWords, isMissingFilm, placeOf } from "./place-of";

const holdAddress = ["href", "src", "poster", "action", "xlinkHref"];

type Props = Record<string, unknown>;

function relativeProps(props: Props): Props {
  const changes: Props = {};
  for (const name of holdAddress) {
    const value = props[name];
    if (typeof value === "string" && isOwn(value)) changes[name] = placeOf(value);
  }
  if (typeof props.srcSet === "string") changes.srcSet = relativeCandidates(props.srcSet);
  const inner = (props.dangerouslySetInnerHTML as { __html?: string } | undefined)?.__html;
  if (inner?.includes('="/')) changes.dangerouslySetInnerHTML = { __html: relativeHtml(inner) };
  return Object.keys(changes).length === 0 ? props : { ...props, ...changes };
}

const relativeCandidates = (written: string) =>
  borneCandidates(written).replace(
    /(^|[\s,])(\/[^\s,]+)/g,
    (_, before: string, address: string) => before + placeOf(address),
  );

/**
 * Makes addresses in an HTML text relative. The magazine's own serializer wrote it, with every attribute in double
 * quotes.
 */
const relativeHtml = (html: string) =>
  html
    .replace(/ (href|src|poster)="(\/[^"]*)"/g, (_, name: string, address: string) => ` ${name}="${placeOf(address)}"`)
    .replace(/ srcset="([^"]*)"/g, (_, written: string) => ` srcset="${relativeCandidates(written)}"`);

const made =
  (make: typeof makeElement): typeof makeElement =>
  (type, props, key) => {
    if (typeof type !== "string") return make(type, props, key);
    const { href } = props as Props;
    if (type === "a" && typeof href === "string" && isWithoutUse(href)) return make(Fragment, {}, key);
    const film = isMissingFilm(type) ? filmWords(props as Props) : null;
    return film ? make("p", film, key) : make(type, relativeProps(props as Props), key);
  };

export { Fragment };
export const jsx = made(makeElement);
export const jsxs = made(makeElements);
