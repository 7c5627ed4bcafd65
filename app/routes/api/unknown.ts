import { apiError } from "../../magazine/api-error";

/** Responds to any other address under `/api/`. */
export function loader() {
  return apiError(404, "Not Found", "The API has no such address.");
}
