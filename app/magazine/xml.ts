const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Characters that XML 1.0 forbids, escaped or not (section 2.2). */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML, between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text.replace(forbidden, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
