import { problem } from "../../magazine/api-error";

/** Any other address under `/api/`. */
export function loader() {
  return problem(404, "Not Found", "The API has no such address.");
}
