/** Chooses a picture, asks for its description, and inserts it into the text. */
import { type FormEvent, useEffect, useState } from "react";
import { call } from "./api";
import { base64 } from "./base64";
import { Dialog } from "./dialog";
import { StudioButton } from "./studio-button";

interface FigureDialogProps {
  /** The picture that was dropped; null: none is chosen yet. */
  dropped: File | null;
  onClose(): void;
  onFigure(markdown: string): void;
}

export function FigureDialog({ dropped, onClose, onFigure }: FigureDialogProps) {
  const [file, setFile] = useState(dropped);
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const [wrong, setWrong] = useState("");
  const [over, setOver] = useState(false);
  const [shown, setShown] = useState("");
  useEffect(() => {
    if (file === null) return;
    const address = URL.createObjectURL(file);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const place = async (event: FormEvent) => {
    event.preventDefault();
    if (file === null) return setWrong("Zgjidh një figurë.");
    const placed = await call("picture", { name: file.name, base64: await base64(file) }).catch((error: Error) => ({
      ok: false as const,
      message: error.message,
    }));
    if (!placed.ok) return setWrong(placed.message);
    onFigure(`::figura[${caption.trim()}]{src="${placed.src}" alt="${alt.trim().replace(/"/g, "”")}"}\n`);
  };

  return (
    <Dialog title="Figurë" onClose={onClose}>
      <form className="grid gap-9" onSubmit={place}>
        <label
          className={`relative grid cursor-pointer gap-6 p-10 focus-within:[outline:3px_solid_var(--color-math)] ${over ? "[border:2px_dashed_var(--color-ink)] bg-hair" : "[border:2px_dashed_var(--color-mute)]"}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            setFile(event.dataTransfer.files[0] ?? null);
          }}
        >
          <span>{file === null ? "Hidhe figurën këtu, ose kliko e zgjidhe." : file.name}</span>
          <input
            className="absolute inset-0 cursor-pointer opacity-0"
            type="file"
            accept="image/*"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
          {shown === "" ? null : <img className="max-h-120" src={shown} alt="" />}
        </label>
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor="st-alt">Përshkrimi *</label>
          <textarea id="st-alt" required rows={3} value={alt} onChange={(event) => setAlt(event.target.value)} />
          <p className="text-[0.8rem]/[1.4] text-mute">Çfarë tregon figura, me fjalë, për atë që nuk e sheh.</p>
        </div>
        <div className="st-field grid justify-items-start gap-2">
          <label htmlFor="st-caption">Teksti nën figurë *</label>
          <textarea
            id="st-caption"
            required
            rows={2}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
          <p className="text-[0.8rem]/[1.4] text-mute">
            Çfarë të vërehet. Mund të ketë formula $…$. Te teksti figurën thirre me emër, [Fig.](#emri): numrin e vë
            revista.
          </p>
        </div>
        {wrong === "" ? null : (
          <p className="text-[0.85rem] text-alarm" role="alert">
            {wrong}
          </p>
        )}
        <StudioButton type="submit" primary>
          Vëre në tekst
        </StudioButton>
      </form>
    </Dialog>
  );
}
