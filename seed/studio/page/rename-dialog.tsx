import { useId, useState } from "react";
import { Dialog } from "./dialog";
import { StudioButton } from "./studio-button";

/** Asks for another address of a piece, a chapter or a path. */
export function RenameDialog({
  address,
  help,
  onRename,
  onClose,
}: {
  /** The present address, which is no change. */
  address: string;
  help: string;
  onRename(to: string): void;
  onClose(): void;
}) {
  const [to, setTo] = useState(address);
  const id = useId();
  return (
    <Dialog title="Ndrysho adresën" onClose={onClose}>
      <form
        className="grid gap-9"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(to.trim());
        }}
      >
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor={id}>Adresa *</label>
          <input
            id={id}
            required
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            value={to}
            aria-describedby={`${id}-help`}
            onChange={(event) => setTo(event.target.value)}
          />
          <p id={`${id}-help`} className="text-[0.8rem]/[1.4] text-mute">
            Vetëm a–z, 0–9 dhe viza -. Së pari ruhet gjithçka. {help}
          </p>
        </div>
        <StudioButton type="submit" primary disabled={to.trim() === address}>
          Ndryshoje
        </StudioButton>
      </form>
    </Dialog>
  );
}
