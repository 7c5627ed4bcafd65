import { CardsView } from "../pages/classroom/cards-view";
import { describePage } from "../pages/head/page-head";

export const meta = () =>
  describePage({
    title: "Kartelat A–D",
    description:
      "Kartela për t’u shtypur: nxënësi ngre anën e përgjigjes dhe telefoni i mësuesit i lexon të gjitha. Pa llogari, pa rrjet.",
  });

/** Shows the cards that a class holds up, for print. */
export default CardsView;
