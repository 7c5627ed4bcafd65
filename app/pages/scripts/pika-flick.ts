/**
 * Makes the dot of the not-found page fly back. It is pulled and released, or moved by arrows and Enter. `flight.ts`
 * computes where it lands; on `Kreu` it opens the front page. Under 3 KB; without it the sheet is a still.
 */
import { positionAt, range, type Throw, thrownBy, timeInAir } from "./flight";

const sheet = document.querySelector<SVGSVGElement>(".pika-corner svg");
const dot = sheet?.querySelector("g");
const pull = sheet?.querySelector(".pull");
const output = document.querySelector<HTMLOutputElement>(".pika-corner output");

const comma = (value: number) => Math.abs(value).toFixed(1).replace(".", ",");
/** The address as the page itself names it. In a folder without a server it is a file. */
const front = document.querySelector<HTMLAnchorElement>(".top-name")?.href ?? "/";
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Metres on either side of the target that count as a hit. */
const width = 1.5;

if (sheet && dot && pull && output) {
  const { start = "", target = "", ground = "" } = sheet.dataset;
  const home = { x: Number(start), y: Number(ground) };
  /** The pull in metres, to the right and downwards. */
  let pulled = { x: 1.2, y: 1.2 };
  let held: number | null = null;
  let flying = 0;

  const place = (x: number, y: number) => dot.setAttribute("transform", `translate(${x} ${y})`);
  const show = () => {
    const { vx, vy } = thrownBy(pulled.x, pulled.y);
    pull.setAttribute("d", `M${home.x} ${home.y}l${pulled.x} ${pulled.y}`);
    place(pulled.x, pulled.y);
    output.textContent = `${comma(Math.hypot(vx, vy))}\u00a0m/s nën ${Math.round((Math.atan2(vy, -vx) * 180) / Math.PI)}°`;
  };
  const land = (thrown: Throw) => {
    const way = range(thrown);
    const miss = home.x + way - Number(target);
    const isHome = Math.abs(miss) <= width;
    dot.classList.add("pika-gives");
    const result = isHome
      ? "Kreu!"
      : `Kreu është ${comma(miss)}\u00a0m më ${miss > 0 ? "tej" : "këndej"}. Provo prapë.`;
    output.textContent = `Fluturoi ${comma(way)}\u00a0m. ${timeInAir(thrown) === 0 ? "Tërhiqe poshtë, që të ngrihet." : result}`;
    if (isHome) setTimeout(() => location.assign(front), 900);
  };
  const release = () => {
    const thrown = thrownBy(pulled.x, pulled.y);
    const time = timeInAir(thrown);
    const from = performance.now();
    pull.removeAttribute("d");
    cancelAnimationFrame(flying);
    const fly = (now: number) => {
      const gone = still.matches ? time : Math.min(time, Math.max(0, (now - from) / 1000));
      const { x, y } = positionAt(thrown, gone);
      place(x, -y);
      if (gone < time) flying = requestAnimationFrame(fly);
      else land(thrown);
    };
    fly(from);
  };
  const ready = () => {
    cancelAnimationFrame(flying);
    dot.classList.remove("pika-gives");
  };

  sheet.removeAttribute("aria-hidden");
  sheet.setAttribute("role", "group");
  sheet.setAttribute("aria-label", "Fleta me katrorë");
  dot.setAttribute("role", "button");
  dot.setAttribute("tabindex", "0");
  dot.setAttribute("aria-label", "Pika: shigjetat e tërheqin, Enter e lëshon");
  output.textContent = "Pika iku nga kreu. Tërhiqe mbrapsht, synoje dhe lëshoje.";

  // Inside a drawing browsers ignore `touch-action`: the finger would scroll the page instead.
  dot.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
  dot.addEventListener("pointerdown", (event) => {
    ready();
    held = event.pointerId;
    dot.setPointerCapture(held);
    event.preventDefault();
  });
  dot.addEventListener("pointermove", (event) => {
    const frame = held === event.pointerId ? sheet.getScreenCTM() : null;
    if (!frame) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame.inverse());
    pulled = { x: point.x - home.x, y: point.y - home.y };
    show();
  });
  dot.addEventListener("pointerup", (event) => {
    if (held !== event.pointerId) return;
    held = null;
    if (pull.hasAttribute("d")) release();
  });
  dot.addEventListener("pointercancel", () => {
    held = null;
    pull.removeAttribute("d");
    place(0, 0);
  });
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-0.1, 0],
    ArrowRight: [0.1, 0],
    ArrowUp: [0, -0.1],
    ArrowDown: [0, 0.1],
  };
  dot.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (!step && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    ready();
    if (!step) return release();
    pulled = { x: pulled.x + step[0], y: pulled.y + step[1] };
    show();
  });
}
