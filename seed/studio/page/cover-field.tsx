/** The cover of a piece: the present one, and a photograph that is chosen, cropped and seen at its sizes. */
import { useEffect, useId, useRef, useState } from "react";
import { departmentOfCover } from "../../../app/magazine/site";
import { call } from "./api";
import { base64 } from "./base64";
import { type Crop, coverShape, coverSize, cropped, mostZoom, type Size, wholeCrop } from "./cover-crop";
import { Dialog } from "./dialog";
import { printedPath } from "./field-places";
import { FieldProblem } from "./field-problem";
import type { FieldPath } from "./field-schema";
import { StudioButton } from "./studio-button";

interface CoverFieldProps {
  /** Name of a new picture, without an ending. */
  name: string;
  cover: FieldState;
  /** The text alternative of a photograph; undefined where no page reads it. */
  words?: FieldState & { onText(text: string): void };
  /** Address of the preview server, with its ticket. */
  preview: string;
  /** Called with undefined, it takes the photograph away. */
  onCover(src: string | undefined): void;
}

/** A text field of the piece, with what is wrong about it. */
interface FieldState {
  path: FieldPath;
  text: string;
  problem: string | null;
}

export function CoverField({ name, cover, words, preview, onCover }: CoverFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const id = useId();
  const { origin, search } = new URL(preview);
  const isPhoto = cover.text.startsWith("/pictures/");
  return (
    <fieldset data-path={printedPath(cover.path)} className="grid gap-6 rule-1 px-9 pt-5 pb-9">
      <legend className="px-3 font-semibold">Kopertina</legend>
      <div className="flex flex-wrap items-center gap-9">
        {cover.text.startsWith("/") ? (
          <img
            className="max-h-60 max-w-90 rule-1"
            src={`${origin}${cover.text}${search}`}
            alt={`Kopertina e tanishme${words?.text ? `: ${words.text}` : ""}`}
          />
        ) : null}
        <div className="grid justify-items-start gap-4">
          <p className="text-[0.85rem] text-mute">{coverWords(cover.text)}</p>
          <div className="flex flex-wrap gap-4">
            <label className="relative inline-block min-h-22 cursor-pointer rule-2 px-8 py-3.5 text-[0.9rem] font-semibold focus-within:[outline:3px_solid_var(--color-math)]">
              Zgjidh një fotografi
              <input
                className="absolute inset-0 cursor-pointer opacity-0"
                type="file"
                accept="image/*"
                onChange={(event) => {
                  setFile(event.target.files?.[0] ?? null);
                  // The same photograph may be chosen again.
                  event.target.value = "";
                }}
              />
            </label>
            {isPhoto ? <StudioButton onClick={() => onCover(undefined)}>Hiq fotografinë</StudioButton> : null}
          </div>
        </div>
      </div>
      <FieldProblem problem={cover.problem} />
      {isPhoto && words !== undefined ? (
        <div data-path={printedPath(words.path)} className="st-field grid gap-2">
          <label htmlFor={id}>Përshkrimi i kopertinës</label>
          <textarea
            id={id}
            aria-describedby={`${id}-help`}
            rows={2}
            value={words.text}
            onChange={(event) => words.onText(event.target.value)}
          />
          <p id={`${id}-help`} className="text-[0.8rem]/[1.4] text-mute">
            Çfarë tregon fotografia, për atë që nuk e sheh.
          </p>
          <FieldProblem problem={words.problem} />
        </div>
      ) : null}
      {file === null ? null : <CoverDialog file={file} name={name} onCover={onCover} onClose={() => setFile(null)} />}
    </fieldset>
  );
}

/** Says what the present cover is. */
function coverWords(address: string): string {
  if (address === "") return "Del vizatimi i kapitullit; kur s’ka, ai i degës.";
  if (departmentOfCover(address) !== undefined) return "Vizatimi i degës, derisa të zgjedhësh një tëndin.";
  return address.startsWith("/pictures/") ? "Fotografia jote." : "Vizatim i revistës.";
}

interface CoverDialogProps {
  file: File;
  /** Name of the new picture, without an ending. */
  name: string;
  onCover(src: string): void;
  onClose(): void;
}

/** Widths at which readers meet a cover, in pixels, each with its name. */
const places: [string, number][] = [
  ["Te mësimi", 320],
  ["Te lista", 160],
  ["Në telefon", 96],
];

function CoverDialog({ file, name, onCover, onClose }: CoverDialogProps) {
  const [photo, setPhoto] = useState<{ image: HTMLImageElement; size: Size } | null>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => setPhoto({ image, size: { width: image.naturalWidth, height: image.naturalHeight } });
    image.onerror = () => setWrong("Kjo figurë nuk hapet këtu. Ruaje si JPG dhe provo përsëri.");
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const place = async () => {
    if (photo === null) return;
    setBusy(true);
    setWrong("");
    try {
      const made = await drawn(photo.image, photo.size, crop);
      const placed = await call("picture", { name: `${name}.jpg`, base64: await base64(made) });
      if (!placed.ok) return setWrong(placed.message);
      onCover(placed.src);
      onClose();
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const slider = (label: string, value: number, [min, max]: [number, number], take: (value: number) => void) => (
    <label className="grid grid-cols-[9rem_1fr] items-center gap-6">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100 || 1}
        disabled={max <= min}
        value={value}
        onChange={(event) => take(Number(event.target.value))}
      />
    </label>
  );
  return (
    <Dialog title="Kopertina" close="Lëre" onClose={onClose}>
      {photo === null ? null : (
        <div className="grid gap-9">
          <div className="flex flex-wrap items-end gap-12">
            {places.map(([label, width]) => (
              <figure key={label}>
                <CoverCanvas image={photo.image} size={photo.size} crop={crop} width={width} label={label} />
                <figcaption className="text-[0.8rem]">{label}</figcaption>
              </figure>
            ))}
          </div>
          {slider("Afroje", crop.zoom, [1, mostZoom(photo.size)], (zoom) => setCrop({ ...crop, zoom }))}
          {slider("Majtas – djathtas", crop.x, [0, 1], (x) => setCrop({ ...crop, x }))}
          {slider("Lart – poshtë", crop.y, [0, 1], (y) => setCrop({ ...crop, y }))}
          <p className="text-[0.8rem]/[1.4] text-mute">
            Kopertina është 3 me 2: {coverSize(photo.size, crop).width} × {coverSize(photo.size, crop).height} px.
          </p>
          <div>
            <StudioButton primary disabled={busy} onClick={() => void place()}>
              {busy ? "Po e vë …" : "Vëre si kopertinë"}
            </StudioButton>
          </div>
        </div>
      )}
      {wrong === "" ? null : (
        <p className="mt-6 text-[0.85rem] text-alarm" role="alert">
          {wrong}
        </p>
      )}
    </Dialog>
  );
}

interface CoverCanvasProps {
  image: HTMLImageElement;
  size: Size;
  crop: Crop;
  width: number;
  label: string;
}

function CoverCanvas({ image, size, crop, width, label }: CoverCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) draw(canvas.current, image, size, crop);
  }, [image, size, crop]);
  const height = Math.round(width / coverShape);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={`Kopertina, ${label}`} />;
}

function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, size: Size, crop: Crop): void {
  const context = canvas.getContext("2d");
  const { left, top, width, height } = cropped(size, crop);
  if (context === null) return;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Draws the cover at its full size. @throws where the browser makes no picture of it */
function drawn(image: HTMLImageElement, size: Size, crop: Crop): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), coverSize(size, crop));
  draw(canvas, image, size, crop);
  return new Promise((resolve, reject) => {
    const take = (made: Blob | null) => (made === null ? reject(new Error("Kopertina nuk u bë.")) : resolve(made));
    canvas.toBlob(take, "image/jpeg", 0.92);
  });
}
