/**
 * Addresses of a project's page and its panels. They are apart from the schemas, which no page needs before a link is
 * followed.
 */
export const projectPath = (slug: string) => `/physics/projects/${slug}`;

/** The parts of a project's page, by their names in addresses. */
export const projectPanels = ["permbledhje", "galeria", "udhezime", "materiale"] as const;

export type ProjectPanel = (typeof projectPanels)[number];

/** Returns the panel of a query: `?pjesa=galeria`. The overview if the query names no known panel. */
export function panelOf(search: string): ProjectPanel {
  const name = new URLSearchParams(search).get("pjesa");
  return projectPanels.find((panel) => panel === name) ?? "permbledhje";
}

export function panelPath(slug: string, panel: ProjectPanel): string {
  return panel === "permbledhje" ? projectPath(slug) : `${projectPath(slug)}?pjesa=${panel}`;
}
