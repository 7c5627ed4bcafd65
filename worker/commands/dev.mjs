/** `npm run dev`: the magazine by Vite, as it stands in its files; a change of a component or a lesson is seen at once. */
import { serveLive } from "./serve.mjs";

await serveLive(5173, "Prizma");
