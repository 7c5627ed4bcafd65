import { expect, test } from "vitest";
import { searchPath as cachedPath } from "../../features/offline/offline-rules";
import { searchPath as soughtPath } from "../../magazine/search/found-html";
import { searchPath } from "../../magazine/search-path";

test("the search's script and the service worker know the address of the search page", () => {
  expect(soughtPath).toBe(searchPath);
  expect(cachedPath).toBe(searchPath);
});
