import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { albanianCases } from "../../app/magazine/albanian.cases";
import { bundledAlbanianCases, runAlbanianCases } from "../bundled-cases";

test("the rules of Albanian hold in workerd", async () => {
  const script = `${await bundledAlbanianCases()};
    export default { fetch: () => Response.json({
      results: ${runAlbanianCases},
    }) }`;
  const miniflare = new Miniflare({ modules: true, script, compatibilityDate: "2026-04-20", cf: false });
  try {
    const answer = (await (await miniflare.dispatchFetch("http://localhost/")).json()) as Record<string, unknown>;
    expect(answer.results).toEqual(
      albanianCases.flatMap(({ cases }) => cases.map(({ title, expected }) => [title, expected])),
    );
  } finally {
    await miniflare.dispose();
  }
});
