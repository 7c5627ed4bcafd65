/**
 * Formats and compares texts by the rules of Albanian: order, numbers, dates, plurals, folding.
 *
 * Chromium and workerd have no Albanian in `Intl` (Node does), so nothing here may depend on it. Order, separators and
 * month names follow Unicode CLDR, locale `sq`.
 */

import { roundTo } from "./rounding";

const letters = "a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v w x xh y z zh".split(" ");

const rank = new Map(letters.map((letter, index) => [letter, index]));
const digraphs = new Set(letters.filter((letter) => letter.length === 2));

/** Splits a word into Albanian letters: "nxënës" stays n-x-ë-n-ë-s, "njohuri" begins with nj. */
export function lettersOf(word: string): string[] {
  const lower = word.normalize("NFC").toLowerCase();
  const result: string[] = [];
  for (let i = 0; i < lower.length; i++) {
    const pair = lower.slice(i, i + 2);
    if (digraphs.has(pair)) {
      result.push(pair);
      i++;
    } else {
      result.push(lower[i] as string);
    }
  }
  return result;
}

/** Compares two texts in Albanian order. Digraphs are letters, and signs and digits come before letters. */
export function compareAlbanian(a: string, b: string): number {
  const [as, bs] = [lettersOf(a), lettersOf(b)];
  for (let i = 0; i < Math.min(as.length, bs.length); i++) {
    const [x, y] = [as[i] as string, bs[i] as string];
    const [rx, ry] = [rank.get(x) ?? -1, rank.get(y) ?? -1];
    if (rx !== ry) return rx - ry;
    if (rx === -1 && x !== y) return x < y ? -1 : 1;
  }
  return as.length - bs.length;
}

const noBreakSpace = "\u00a0";

/**
 * Writes a number in Albanian. It has a decimal comma, no-break space between thousands from five digits on, a true
 * minus. It rounds half away from zero.
 *
 * @param fractionDigits digits after the comma; without it, as many as its first twelve significant digits need.
 */
export function formatNumber(value: number, fractionDigits?: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "?" : value > 0 ? "∞" : "−∞";
  const plain = fractionDigits === undefined ? shortest(value) : roundTo(value, fractionDigits).toFixed(fractionDigits);
  const [whole = "0", fraction] = plain.replace("-", "").split(".");
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  const text = fraction === undefined ? grouped : `${grouped},${fraction}`;
  return plain.startsWith("-") && /[1-9]/.test(plain) ? `−${text}` : text;
}

/** Writes a number to twelve significant digits, which hides rounding errors; never with an exponent. */
function shortest(value: number): string {
  const magnitude = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  const text = value.toFixed(Math.min(100, Math.max(0, 11 - magnitude)));
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/**
 * Reads a number as a pupil types it. It takes comma or dot for decimals, spaces between thousands, either minus.
 *
 * @returns null if the text is not one number.
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/^[−–]/, "-")
    .replace(",", ".");
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

const months = "janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor".split(" ");
const weekdays = ["e diel", "e hënë", "e martë", "e mërkurë", "e enjte", "e premte", "e shtunë"];

/**
 * Writes the day of an instant in Tirana: "e shtunë, 21 nëntor 2026".
 *
 * @param instant ISO 8601.
 */
export function longDate(instant: string): string {
  const day = tiranaClock(new Date(instant));
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/**
 * Shifts an instant so that its UTC fields equal the clock in Tirana. That is UTC+1, and UTC+2 from the last Sunday of
 * March to the last Sunday of October, both at 01:00 UTC (EU directive 2000/84/EC, which Albania follows).
 */
export function tiranaClock(instant: Date): Date {
  const year = instant.getUTCFullYear();
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    return last;
  };
  const summer = instant >= lastSunday(2) && instant < lastSunday(9);
  return new Date(instant.getTime() + (summer ? 2 : 1) * 3_600_000);
}

/**
 * Writes a number with its noun: one form for 1, another for the rest. `plural(3, "mësim", "mësime")` gives "3
 * mësime".
 */
export function plural(count: number, one: string, other: string): string {
  return `${formatNumber(count)}${noBreakSpace}${count === 1 ? one : other}`;
}
