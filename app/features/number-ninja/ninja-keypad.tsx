import type { ButtonHTMLAttributes } from "react";

/** Renders a keypad for touch, since the system's keyboard would cover the exercise. The field keeps the focus. */
export function NinjaKeypad({ onDigit, onErase }: { onDigit: (digit: string) => void; onErase: () => void }) {
  const digit = (text: string) => (
    <Key key={text} onClick={() => onDigit(text)}>
      {text}
    </Key>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps a press from moving the focus.
    <div
      className="ninja-keys thumbs:grid mx-auto hidden w-full max-w-[26rem] touch-manipulation grid-cols-3 gap-[1px] rule-2 bg-ink low:self-start low:[grid-area:1/2/5/3]"
      onMouseDown={(event) => event.preventDefault()}
    >
      {["7", "8", "9", "4", "5", "6", "1", "2", "3"].map(digit)}
      <Key aria-label="Fshi shifrën e fundit" onClick={onErase}>
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
      className={`display-type min-h-[max(56px,min(3.3rem,8.5vh))] cursor-pointer no-border text-[min(1.9rem,10vw)] active:bg-tint ${colors}`}
      {...rest}
    />
  );
}
