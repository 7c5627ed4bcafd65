import { useState } from "react";
import { answerField } from "../../play/answer-field";
import { orderedPiles, type PileLimits } from "./class-memory";

/** Moves the limits of the piles. What is no percentage changes nothing. */
export function PileLimitFields({ limits, onMove }: { limits: PileLimits; onMove: (limits: PileLimits) => void }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-14 gap-y-4 no-border p-0 print:hidden">
      <legend className="pb-3">Kufijtë e grupeve, në përqind</legend>
      <PercentField words="E kanë, nga" share={limits.has} onMove={(has) => onMove(orderedPiles({ ...limits, has }))} />
      <PercentField
        words="Janë afër, nga"
        share={limits.near}
        onMove={(near) => onMove({ has: Math.max(limits.has, near), near })}
      />
    </fieldset>
  );
}

function PercentField({ words, share, onMove }: { words: string; share: number; onMove: (share: number) => void }) {
  // It counts when the field is left: of 75, the 7 alone would move the other limit.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="flex items-center gap-6">
      {words}
      <input
        className={`w-48 ${answerField}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed ?? share}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ""))}
        onBlur={() => {
          const moved = Number(typed ?? share);
          if (moved >= 1 && moved <= 100) onMove(moved);
          setTyped(null);
        }}
      />
    </label>
  );
}
