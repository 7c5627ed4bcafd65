import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the magazine; the first that matches wins (product 2.1). */
export default [
  index("routes/home.tsx"),

  route("math", "routes/math.tsx"),
  route("math/matematika-pastre", "routes/math-category.tsx", { id: "matematika-pastre" }),
  route("math/matematika-aplikuar", "routes/math-category.tsx", { id: "matematika-aplikuar" }),
  route("math/number-ninja", "routes/number-ninja.tsx"),
  route("math/calculus-quiz", "routes/quiz.tsx", { id: "calculus-quiz" }),
  route("math/:slug", "routes/lesson.tsx", { id: "math-lesson" }),

  route("physics", "routes/physics.tsx"),
  route("physics/mechanics", "routes/mechanics.tsx"),
  route("physics/electricity-simulator", "routes/electricity-simulator.tsx"),
  route("physics/waves-quiz", "routes/quiz.tsx", { id: "waves-quiz" }),
  route("physics/formulas-quiz", "routes/quiz.tsx", { id: "formulas-quiz" }),
  route("physics/forces-and-motion-quiz", "routes/quiz.tsx", { id: "forces-and-motion-quiz" }),
  route("physics/classical-mechanics", "routes/moved.ts", { id: "classical-mechanics-moved" }),
  route("physics/mekanika", "routes/physics-category.tsx", { id: "mekanika" }),
  route("physics/termodinamika", "routes/physics-category.tsx", { id: "termodinamika" }),
  route("physics/elektriciteti", "routes/physics-category.tsx", { id: "elektriciteti" }),
  route("physics/optika", "routes/physics-category.tsx", { id: "optika" }),
  route("physics/valet", "routes/physics-category.tsx", { id: "valet" }),
  route("physics/astronomia", "routes/physics-category.tsx", { id: "astronomia" }),
  route("physics/projects", "routes/projects.tsx"),
  route("physics/projects/hydraulics", "routes/hydraulics.tsx"),
  route("physics/projects/eco-friendly-cities", "routes/eco-friendly-cities.tsx"),
  route("physics/projects/:slug", "routes/project.tsx"),
  route("physics/:slug", "routes/lesson.tsx", { id: "physics-lesson" }),

  route("astronomia", "routes/moved.ts", { id: "astronomia-moved" }),
  route("fjalori", "routes/glossary.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),

  route("api/contents", "routes/api/contents.ts"),
  route("api/contents/slug/:slug", "routes/api/content.ts"),
  route("api/categories", "routes/api/categories.ts"),
  route("api/categories/:id", "routes/api/category.ts"),
  route("api/authors/:id", "routes/api/author.ts"),
  route("api/glossary", "routes/api/glossary.ts"),
  route("api/projects", "routes/api/projects.ts"),
  route("api/projects/:slug", "routes/api/project.ts"),
  route("api/*", "routes/api/unknown.ts"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
