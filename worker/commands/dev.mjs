/**
 * `npm run dev`: serves the magazine by Vite, from its files. A change of a component or a lesson is visible at once.
 */
import { serveLive } from "./serve.mjs";

await serveLive(5173, "Prizma");
