import type { Withdrawn } from "../magazine/withdrawn";
import { ButtonLink } from "./button";
import { SquaredSheet } from "./squared-sheet";

/** What stands where a piece was taken back: that it was, why, and a way on. */
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
