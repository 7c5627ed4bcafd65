/** Address of the search page. The search's script and the service worker have their own (`pages/search/search-path.test.ts`). */
export const searchPath = "/kerko";
