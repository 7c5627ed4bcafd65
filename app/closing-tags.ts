const closing = "</body></html>";

/**
 * Moves a streamed page's closing tags to its end. React 18 writes them with the shell, before later content, which is
 * invalid HTML.
 */
export function closingTagsLast(): TransformStream<Uint8Array, Uint8Array> {
  // Decodes one character per byte, so that positions agree.
  const decoder = new TextDecoder("latin1");
  let held = new Uint8Array();
  let isFound = false;
  return new TransformStream({
    transform(chunk, controller) {
      if (isFound) return controller.enqueue(chunk);
      const bytes = new Uint8Array(held.length + chunk.length);
      bytes.set(held);
      bytes.set(chunk, held.length);
      const place = decoder.decode(bytes).indexOf(closing);
      isFound = place >= 0;
      // The tags may begin at the end of one chunk and end in the next.
      const sent = isFound ? place : Math.max(0, bytes.length - closing.length + 1);
      controller.enqueue(bytes.subarray(0, sent));
      held = bytes.subarray(isFound ? place + closing.length : sent);
      if (isFound) controller.enqueue(held);
    },
    flush(controller) {
      controller.enqueue(isFound ? new TextEncoder().encode(closing) : held);
    },
  });
}
