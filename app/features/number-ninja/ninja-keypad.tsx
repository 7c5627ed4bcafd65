import type { ButtonHTMLAttributes, Dispatch } from "react";
import type { NinjaAction } from "./number-ninja-rules";

/** A keypad for thumbs: the system's keyboard would cover the exercise. */
export function NinjaKeypad({ dispatch }: { dispatch: Dispatch<NinjaAction> }) {
  const digit = (text: string) => (
    <Key key={text} onClick={() => dispatch({ type: "press", digit: text })}>
      {text}
    </Key>
  );
  return (
    <div className="mx-auto grid w-full max-w-[26rem] touch-manipulation grid-cols-3 gap-[1px] rule-2 bg-ink">
      {["7", "8", "9", "4", "5", "6", "1", "2", "3"].map(digit)}
      <Key aria-label="Fshi shifrën e fundit" onClick={() => dispatch({ type: "erase" })}>
        ⌫
      </Key>
      {digit("0")}
      <Key type="submit" colors="bg-ink text-paper" aria-label="Dërgo përgjigjen">
        =
      </Key>
    </div>
  );
}

function Key({
  type = "button",
  colors = "bg-paper",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { colors?: string }) {
  return (
    <button
      type={type}
      className={`display-type min-h-[clamp(3rem,8vh,4.4rem)] cursor-pointer [border:0] text-[1.9rem] active:bg-tint ${colors}`}
      {...rest}
    />
  );
}
