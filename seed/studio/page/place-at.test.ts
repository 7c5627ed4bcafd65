import { expect, test } from "vitest";
import { placeAt } from "./place-at";

test("a place is told by the longest words that the page shows as they are written", () => {
  expect(placeAt(["Guri bie me $g = 9{,}81$ m/s² drejt Tokës, pa u kthyer."])).toBe("m/s² drejt Tokës, pa u kthyer.");
  expect(placeAt(["## Uji ka peshë"])).toBe("Uji ka peshë");
  expect(placeAt(["Lexo [tri ligjet e Njutonit](/physics/ligjet-e-njutonit)."])).toBe("tri ligjet e Njutonit");
  expect(placeAt(["Një astronaut ka masë [[m]] kg."])).toBe("Një astronaut ka masë");
  expect(placeAt([":::shenim[Mbaje mend]"])).toBe("Mbaje mend");
  expect(placeAt(["12. Hapi i *dytë* vjen  pas tij."])).toBe("vjen pas tij.");
});

test("a line without words of its own stands where the line above it does", () => {
  expect(placeAt(["Shtypja rritet.", "", "$$p = h$$", ":::"])).toBe("Shtypja rritet.");
  expect(placeAt(["", ":::"])).toBe("");
});
