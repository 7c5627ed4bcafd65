import { dataAddresses, requests, scriptAddresses } from "./addresses";
import { clobbering } from "./clobbering";
import { css } from "./css";
import { encodings } from "./encodings";
import { handlers } from "./handlers";
import type { HostileClass } from "./hostile-class";
import { mathMutation, rawTextMutation, svgMutation, templateMutation } from "./mutation";
import { escapes, scripts, truncation, unclosed } from "./structure";

export const hostileClasses: HostileClass[] = [
  ...[scripts, handlers, scriptAddresses, dataAddresses, requests],
  ...[mathMutation, svgMutation, rawTextMutation, templateMutation],
  ...[clobbering, css, encodings, escapes, unclosed, truncation],
];
