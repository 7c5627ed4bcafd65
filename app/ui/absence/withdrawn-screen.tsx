import type { Withdrawn } from "../../magazine/withdrawn";
import { ButtonLink } from "../button";
import { SquaredSheet } from "./squared-sheet";

/** Shows the page of a withdrawn piece. It has the fact, the reason, and a link to another page. */
export function WithdrawnScreen({ title, reason, onward }: Withdrawn) {
  return (
    <SquaredSheet title="Ky shkrim u tërhoq">
      <p>„{title}“ nuk është më te revista.</p>
      <p>{reason}</p>
      <ButtonLink primary href={onward.href}>
        {onward.text}
      </ButtonLink>
    </SquaredSheet>
  );
}
