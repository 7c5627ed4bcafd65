/** Where a project's page and its panels stand. Apart from the schemas, which no page needs before a link is followed. */
export const projectPath = (slug: string) => `/physics/projects/${slug}`;

/** The parts of a project's page, by their words in addresses. */
export const projectPanels = ["permbledhje", "galeria", "udhezime", "materiale"] as const;

export type ProjectPanel = (typeof projectPanels)[number];

/** The panel that a query asks for: `?pjesa=galeria`. The overview where it asks for none that there is. */
export function panelOf(search: string): ProjectPanel {
  const asked = new URLSearchParams(search).get("pjesa");
  return projectPanels.find((panel) => panel === asked) ?? "permbledhje";
}

export function panelPath(slug: string, panel: ProjectPanel): string {
  return panel === "permbledhje" ? projectPath(slug) : `${projectPath(slug)}?pjesa=${panel}`;
}
