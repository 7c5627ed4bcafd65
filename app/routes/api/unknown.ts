import { problem } from "../../library/problem";

/** Any other address under `/api/`. */
export function loader() {
  return problem(404, "Not Found", "The API has no such address.");
}
