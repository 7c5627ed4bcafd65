/** The cover of a piece: the present one, and a photograph that is chosen, cropped and seen at its sizes. */
import { useEffect, useRef, useState } from "react";
import { call } from "./api";
import { base64 } from "./base64";
import { type Crop, coverShape, coverSize, cropped, mostZoom, type Size, wholeCrop } from "./cover-crop";
import { Dialog } from "./dialog";
import { StudioButton } from "./studio-button";

interface CoverFieldProps {
  /** Name of a new picture, without an ending. */
  name: string;
  /** Address of the present cover. */
  address: string;
  /** Address of the preview server, with its ticket. */
  preview: string;
  onCover(src: string): void;
}

export function CoverField({ name, address, preview, onCover }: CoverFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const { origin, search } = new URL(preview);
  return (
    <fieldset className="flex flex-wrap items-center gap-9 rule-1 px-9 pt-5 pb-9">
      <legend className="px-3 font-semibold">Kopertina</legend>
      {address.startsWith("/") ? (
        <img className="max-h-60 max-w-90 rule-1" src={`${origin}${address}${search}`} alt="Kopertina e tanishme" />
      ) : null}
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
      {file === null ? null : <CoverDialog file={file} name={name} onCover={onCover} onClose={() => setFile(null)} />}
    </fieldset>
  );
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
