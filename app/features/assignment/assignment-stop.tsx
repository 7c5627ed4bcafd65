import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button";
import { NumberField } from "./number-field";

/** Holds the class together: a pupil goes on with the number that the teacher writes on the blackboard. */
export function AssignmentStop({ number, onPass }: { number: number; onPass: () => void }) {
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  function pass(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === String(number)) onPass();
    else setWrong(text.trim() !== "");
  }
  return (
    <form className="grid justify-items-start gap-8 py-10" onSubmit={pass}>
      <h2 className="text-[2rem]/[1.1]">Ndal këtu</h2>
      <NumberField
        name="ndalesa"
        label="Prit: mësuesi shkruan një numër në dërrasë. Shkruaje këtu."
        text={text}
        onType={(digits) => {
          setWrong(false);
          setText(digits);
        }}
      />
      <Button primary type="submit" aria-disabled={text.trim() === ""}>
        Vazhdo
      </Button>
      <p role="status">{isWrong ? "Ky nuk është numri." : null}</p>
    </form>
  );
}
