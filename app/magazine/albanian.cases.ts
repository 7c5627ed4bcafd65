import { compareAlbanian, formatNumber, lettersOf, longDate, parseNumber, plural } from "./albanian";
import { fold } from "./albanian-stems";

interface Case {
  title: string;
  actual: () => unknown;
  expected: unknown;
}

const of = (title: string, actual: () => unknown, expected: unknown): Case => ({ title, actual, expected });

/** Cases that must pass in Node, in workerd and in a browser. */
export const albanianCases: { name: string; cases: Case[] }[] = [
  {
    name: "letters",
    cases: [
      of("a digraph is one letter", () => lettersOf("Shqipëria"), ["sh", "q", "i", "p", "ë", "r", "i", "a"]),
      of("n before x is not a digraph", () => lettersOf("nxënës"), ["n", "x", "ë", "n", "ë", "s"]),
    ],
  },
  {
    name: "order",
    cases: [
      of(
        "ç follows c, dh follows d, ë follows e, xh follows x",
        () => ["ëndërr", "dhelpër", "çelës", "xhep", "emër", "cikël", "derë", "xixë"].sort(compareAlbanian),
        ["cikël", "çelës", "derë", "dhelpër", "emër", "ëndërr", "xixë", "xhep"],
      ),
      of("nj comes after every other n", () => ["njeri", "nxënës"].sort(compareAlbanian), ["nxënës", "njeri"]),
      of("the shorter of two equal beginnings comes first", () => compareAlbanian("drita", "drit") > 0, true),
      of("capital letters do not matter", () => compareAlbanian("Zëri", "zëri"), 0),
    ],
  },
  {
    name: "numbers",
    cases: [
      of("the decimal sign is a comma", () => formatNumber(9.81), "9,81"),
      of("four digits stand together", () => formatNumber(1234.5), "1234,5"),
      of("from five digits on thousands are kept apart", () => formatNumber(1234567.891), "1\u00a0234\u00a0567,891"),
      of("asked for digits are kept even where they are zero", () => formatNumber(5, 1), "5,0"),
      of("a negative number carries a true minus", () => formatNumber(-3.5), "−3,5"),
      of("what rounds to nothing carries no minus", () => formatNumber(-0.001, 2), "0,00"),
      of("no rounding error of the machine is shown", () => formatNumber(0.1 + 0.2), "0,3"),
      of("a tie is rounded up, though its binary fraction lies below", () => formatNumber(1030.05, 1), "1030,1"),
      of("a negative tie is rounded away from zero", () => formatNumber(-0.285, 2), "−0,29"),
      of(
        "a large number keeps its digits",
        () => formatNumber(4321987654321.4, 0),
        "4\u00a0321\u00a0987\u00a0654\u00a0321",
      ),
      of("infinity has its sign", () => formatNumber(Number.NEGATIVE_INFINITY), "−∞"),
      of("a comma is read", () => parseNumber("3,5"), 3.5),
      of("a dot is read", () => parseNumber(" 3.5 "), 3.5),
      of("spaces between thousands are read", () => parseNumber("12\u00a0345,6"), 12345.6),
      of("a true minus is read", () => parseNumber("−7"), -7),
      of("two commas are not a number", () => parseNumber("1,2,3"), null),
      of("nothing is not a number", () => parseNumber("  "), null),
    ],
  },
  {
    name: "dates",
    cases: [
      of("a day is written out", () => longDate("2026-11-21T12:00:00.000Z"), "e shtunë, 21 nëntor 2026"),
      of(
        "late in a winter evening it is the next day",
        () => longDate("2026-11-21T23:30:00.000Z"),
        "e diel, 22 nëntor 2026",
      ),
      of("summer time is two hours ahead", () => longDate("2026-07-31T22:30:00.000Z"), "e shtunë, 1 gusht 2026"),
      of(
        "the last hour before summer time is still winter",
        () => longDate("2026-03-28T22:59:00.000Z"),
        "e shtunë, 28 mars 2026",
      ),
    ],
  },
  {
    name: "words",
    cases: [
      of("one", () => plural(1, "mësim", "mësime"), "1\u00a0mësim"),
      of("many", () => plural(21, "mësim", "mësime"), "21\u00a0mësime"),
      of("search ignores the dots of ë and the hook of ç", () => fold("Çelësi"), "celesi"),
    ],
  },
];
