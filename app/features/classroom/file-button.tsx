import { useRef } from "react";
import { Button } from "../../ui/button";

/** Opens a file of the device. The same file may be chosen again. */
export function FileButton({
  words,
  label,
  accept,
  onFile,
}: {
  words: string;
  /** The name of its field. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => field.current?.click()}>{words}</Button>
      <input
        ref={field}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = "";
        }}
      />
    </>
  );
}
