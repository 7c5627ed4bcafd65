/** A class project as its list and its page introduce it. */
export interface Project {
  id: number;
  slug: string;
  /** As the brief gives it: English. */
  title: string;
  grade: string;
  image: string;
  description: string;
  /** Paragraphs of the page's introduction. */
  introduction: string[];
}

/** The two projects of the magazine. */
export const projects: Project[] = [
  {
    id: 1,
    slug: "hydraulics",
    title: "Hydraulic Machine",
    grade: "Klasa IX",
    image: "/covers/hydraulics.svg",
    description: "Dy shiringa, një tub me ujë dhe ligji i Paskalit: me një gisht ngre një libër të rëndë.",
    introduction: [
      "Shtyp pistonin e një shiringe të vogël dhe shiringa e madhe në anën tjetër ngre një peshë që dora jote vetëm nuk do ta lëvizte me atë lehtësi. Uji nuk e shumëfishon energjinë; ai e përcjell trysninë njëlloj në të gjitha drejtimet. Këtë e vuri re Blez Paskali në shekullin XVII, dhe mbi të mbështeten frenat e makinës, vinçi dhe karrigia e dentistit.",
      "Në këtë projekt klasa ndërton një makinë hidraulike me shiringa dhe tuba plastikë, mat forcat në të dyja anët dhe kontrollon nëse puna që futet është e barabartë me punën që del.",
    ],
  },
  {
    id: 2,
    slug: "eco-friendly-cities",
    title: "Building an Eco City",
    grade: "Klasa X",
    image: "/covers/eco-friendly-cities.svg",
    description: "Një lagje prej kartoni, një llambë në vend të Diellit dhe dy termometra: ku nxehet qyteti dhe pse.",
    introduction: [
      "Në gusht asfalti digjet, ndërsa pak metra më tej, nën pemë, qëndrohet mirë. I njëjti diell, i njëjti ajër: çfarë ndryshon? Sipërfaqja. E errëta e thith dritën, e çelta e kthen, kurse gjethja harxhon një pjesë të nxehtësisë për të avulluar ujë.",
      "Në këtë projekt klasa ndërton një lagje të vogël dhe bën dy prova: një shtëpi që ngrohet vetëm nga Dielli, dhe një ishull nxehtësie që krahason çatinë e zezë, çatinë e bardhë dhe çatinë e gjelbër.",
    ],
  },
];

/** The project with a slug, and the other one; `null` where there is none. */
export function findProject(slug: string): { project: Project; other: Project } | null {
  const project = projects.find((candidate) => candidate.slug === slug);
  const other = projects.find((candidate) => candidate.slug !== slug);
  return project && other ? { project, other } : null;
}
