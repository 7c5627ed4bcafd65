/** Milliseconds without a key press after which a draft is sent. The page follows in 100 to 300. */
const draftAfter = 120;

/**
 * Makes a queue that sends drafts of written files one after another. It sends them once the editor pauses.
 *
 * @param send sends the draft of a file with its text of that moment
 * @param onFailure called with the error of a draft; the others wait until the next is added
 * @returns adds a file to the queue
 */
export function createDraftQueue(
  send: (name: string) => Promise<void>,
  onFailure: (error: unknown) => void,
): (name: string) => void {
  const waiting = new Set<string>();
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function sendAll() {
    if (running) return;
    running = true;
    try {
      for (let [name] = waiting; name !== undefined; [name] = waiting) {
        waiting.delete(name);
        await send(name);
      }
    } catch (error) {
      onFailure(error);
    } finally {
      running = false;
    }
  }
  return (name) => {
    waiting.add(name);
    clearTimeout(timer);
    timer = setTimeout(sendAll, draftAfter);
  };
}
