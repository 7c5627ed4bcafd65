import { searchPath } from "./search-path";

/** Pages with addresses of their own in `app/routes.ts` that the site map lists. */
export const fixedPages = [
  ...["/", "/math", "/physics", "/physics/projects", "/physics/projects/hydraulics"],
  ...[
    "/physics/projects/eco-friendly-cities",
    "/fjalori",
    "/harta",
    searchPath,
    "/modelet",
    "/mesuesi",
    "/mesuesi/detyre",
    "/mesuesi/test",
    "/detyra",
    "/klasa",
    "/klasa/kartela",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
  ],
];
