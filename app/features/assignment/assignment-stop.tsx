import { type FormEvent, useState } from "react";
import { answerField } from "../../play/answer-field";
import { Button } from "../../ui/button";

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
      <label className="block max-w-[36em]">
        <span className="block pb-6">Prit: mësuesi shkruan një numër në dërrasë. Shkruaje këtu.</span>
        <input
          className={`w-52 ${answerField}`}
          name="ndalesa"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          enterKeyHint="go"
          value={text}
          onChange={({ target }) => {
            setWrong(false);
            setText(target.value.replace(/\D/g, ""));
          }}
        />
      </label>
      <Button primary type="submit" aria-disabled={text.trim() === ""}>
        Vazhdo
      </Button>
      <p role="status">{isWrong ? "Ky nuk është numri." : null}</p>
    </form>
  );
}
