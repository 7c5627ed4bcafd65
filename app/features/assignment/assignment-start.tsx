import { type FormEvent, useState } from "react";
import { nicknamedWho, nicknameOf } from "../../magazine/classroom/nicknames";
import { Button } from "../../ui/button";
import { NextSteps } from "./next-steps";
import { NumberField } from "./number-field";

/** Says what the assignment is, and asks for the pupil's number in the register. Nothing but a number can be typed. */
export function AssignmentStart({
  asks,
  count,
  gone,
  titles,
  minutes,
  onBegin,
}: {
  asks: "number" | "nickname";
  /** Number of its exercises, and of those that the edition does not have. */
  count: number;
  gone: number;
  /** Titles of their lessons. */
  titles: readonly string[];
  minutes: number;
  onBegin: (who: number) => void;
}) {
  const [number, setNumber] = useState("");
  const [asked, setAsked] = useState(false);
  const [nicknamed, setNicknamed] = useState(asks === "nickname" ? nicknamedWho(Math.random()) : null);
  const who = nicknamed ?? (/^[1-9]\d?$/.test(number.trim()) ? Number(number) : null);
  function begin(event: FormEvent) {
    event.preventDefault();
    if (who !== null) onBegin(who);
    else setAsked(true);
  }
  return (
    <>
      <form className="grid justify-items-start gap-8" onSubmit={begin}>
        <div className="w-full rule-b-2 pb-8">
          <p className="flex flex-wrap items-baseline gap-x-16">
            <span>
              <b className="display-type text-[4rem]/[1]">{count}</b> {count === 1 ? "ushtrim" : "ushtrime"}
            </span>
            <span>
              rreth <b className="display-type text-[4rem]/[1]">{minutes}</b> {minutes === 1 ? "minutë" : "minuta"}
            </span>
          </p>
          <p className="max-w-[36em] pt-3 text-[1.1rem]/[1.5]">{titles.join(", ")}</p>
        </div>
        {gone === 0 ? null : (
          <p className="max-w-[36em]">
            {gone === 1 ? "Një ushtrim nuk është" : `${gone} ushtrime nuk janë`} më në këtë botim: kapërcehen.
          </p>
        )}
        {nicknamed === null ? (
          <NumberField name="numri" label="Numri yt në regjistër" text={number} onType={setNumber} />
        ) : (
          <p className="text-[1.1rem]">
            Sot je: <b>{nicknameOf(nicknamed)}</b>
          </p>
        )}
        <p className="max-w-[36em] text-[0.92rem]/[1.5]">
          Ky kod mban vetëm {nicknamed === null ? "numrin" : "nofkën"} dhe përgjigjet. Asgjë nuk dërgohet.
        </p>
        <div className="flex flex-wrap gap-6">
          <Button primary type="submit">
            Fillo
          </Button>
          {asks === "nickname" ? null : (
            <Button onClick={() => setNicknamed(nicknamed === null ? nicknamedWho(Math.random()) : null)}>
              {nicknamed === null ? "Nuk kam numër" : "E kam numrin"}
            </Button>
          )}
        </div>
        <p role="status" className="min-h-[1.5em]">
          {asked && who === null ? "Shkruaj numrin tënd, nga 1 deri në 99." : null}
        </p>
      </form>
      <NextSteps />
    </>
  );
}
