import { index, type RouteConfig, route } from "@remix-run/route-config";
import { chapterPath, chapters } from "./magazine/chapters";
import { quizPages } from "./magazine/quiz-pages";

/**
 * Every address of the magazine; the first match wins (product 2.1).
 *
 * The product's chapters and quizzes have routes of their own. Later ones, and lessons, are not listed here:
 * `routes/lesson.tsx` reads from the edition which page is at `/{department}/{slug}`.
 */
export default [
  index("routes/home.tsx"),

  ...chapters.map((chapter) => route(chapterPath(chapter).slice(1), "routes/chapter.tsx", { id: chapter.name })),
  ...quizPages.map(({ subject, slug }) => route(`${subject}/${slug}`, "routes/quiz.tsx", { id: slug })),

  route("math", "routes/math.tsx"),
  route("math/number-ninja", "routes/number-ninja.tsx"),

  route("physics", "routes/physics.tsx"),
  route("physics/mechanics", "routes/mechanics.tsx"),
  route("physics/electricity-simulator", "routes/electricity-simulator.tsx"),
  route("physics/classical-mechanics", "routes/moved.ts", { id: "classical-mechanics-moved" }),
  route("physics/projects", "routes/projects.tsx"),
  route("physics/projects/hydraulics", "routes/hydraulics.tsx"),
  route("physics/projects/eco-friendly-cities", "routes/eco-friendly-cities.tsx"),
  route("physics/projects/:slug", "routes/project.tsx"),
  route("physics/perthyerja-dhe-reflektimi-i-drites", "routes/refraction.tsx"),

  route(":subject/:slug", "routes/lesson.tsx"),
  route(":subject/:slug/ushtrime", "routes/practice.tsx"),
  route(":subject/:slug/ora", "routes/hour.tsx"),
  route(":subject/:slug/ne-ekran", "routes/lesson-screens.tsx"),
  route(":subject/:slug/me-vete", "routes/chapter-pack.tsx"),

  route("astronomia", "routes/moved.ts", { id: "astronomia-moved" }),
  route("kerko", "routes/search.tsx"),
  route("fletorja", "routes/notebook.tsx"),
  route("pa-rrjet", "routes/offline.tsx"),
  route("merre-me-vete", "routes/packs.tsx"),
  route("mesuesi", "routes/teacher.tsx"),
  route("mesuesi/detyre", "routes/new-assignment.tsx"),
  route("mesuesi/test", "routes/paper-test.tsx"),
  route("detyra", "routes/assignment.tsx"),
  route("klasa", "routes/class.tsx"),
  route("klasa/kartela", "routes/cards.tsx"),
  route("fjalori", "routes/glossary.tsx"),
  route("harta", "routes/map.tsx"),
  route("modelet", "routes/models.tsx"),
  route("modelet/:name", "routes/model.tsx"),
  route("ngulit/simulatori", "routes/electricity-simulator.tsx", { id: "embedded-simulator" }),
  route("ngulit/:name", "routes/embedded-model.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),

  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/site-map.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("oembed", "routes/oembed.ts"),

  route("api/contents", "routes/api/contents.ts"),
  route("api/contents/slug/:slug", "routes/api/content.ts"),
  route("api/categories", "routes/api/categories.ts"),
  route("api/categories/:id", "routes/api/category.ts"),
  route("api/authors", "routes/api/authors.ts"),
  route("api/authors/:id", "routes/api/author.ts"),
  route("api/glossary", "routes/api/glossary.ts"),
  route("api/map", "routes/api/map.ts"),
  route("api/dates", "routes/api/dates.ts"),
  route("api/projects", "routes/api/projects.ts"),
  route("api/projects/:slug", "routes/api/project.ts"),
  route("api/practice/:slug", "routes/api/practice.ts"),
  route("api/hours/:slug", "routes/api/hour.ts"),
  route("api/questions/:slug", "routes/api/questions.ts"),
  route("api/search/:part", "routes/api/search-part.ts"),
  route("api/prerendered/:name", "routes/api/prerendered.ts"),
  route("api/packs/:chapter", "routes/api/pack.ts"),
  route("api/withdrawn", "routes/api/withdrawn.ts"),
  route("api/*", "routes/api/unknown.ts"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
