/**
 * The browser's own reader of codes, where it has one: Chrome on Android. It needs a part of the system that may not be
 * there without a network, so it only helps.
 */
interface Detector {
  detect(picture: HTMLCanvasElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const qrFormat = "qr_code";
let detector: Promise<Detector | null> | undefined;

async function makeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  return BarcodeDetector && formats.includes(qrFormat) ? new BarcodeDetector({ formats: [qrFormat] }) : null;
}

/** Returns the text of the QR code in a picture; null if there is none, or no such reader. */
export async function helperOfBrowser(picture: HTMLCanvasElement): Promise<string | null> {
  try {
    detector ??= makeDetector();
    const [found] = (await (await detector)?.detect(picture)) ?? [];
    return found?.rawValue ?? null;
  } catch {
    return null;
  }
}
