/** Pages with addresses of their own in `app/routes.ts` that the site map lists. */
export const fixedPages = [
  ...["/", "/math", "/physics", "/physics/projects", "/physics/projects/hydraulics"],
  ...[
    "/physics/projects/eco-friendly-cities",
    "/fjalori",
    "/harta",
    "/kerko",
    "/modelet",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
  ],
];
