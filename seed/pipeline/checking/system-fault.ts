/** Translates errors of the operating system, such as a full disk. Their own messages are English. */
const faults: Record<string, string> = {
  EACCES: "nuk ke të drejtë ta lexosh ose ta shkruash",
  EPERM: "nuk ke të drejtë ta lexosh ose ta shkruash",
  EROFS: "disku lexohet, por nuk shkruhet",
  ENOSPC: "disku është plot",
  ENOENT: "nuk gjendet",
  EISDIR: "është dosje, jo skedar",
  EBUSY: "e mban të hapur një program tjetër",
  EMFILE: "janë hapur tepër skedarë njëherësh",
};

/** Returns an error's message: in Albanian for known system errors, else its own. */
export function faultWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, message } = error as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : faults[code];
  return known === undefined ? message : `${path === undefined ? "" : `${path}: `}${known}`;
}
