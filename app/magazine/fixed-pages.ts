/** The pages that stand in `app/routes.ts` by themselves and that the map of the site tells. */
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
