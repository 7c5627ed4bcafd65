/**
 * Paints an SVG drawing of the page onto a canvas, as the browser shows it. An `<img>` of the drawing would have neither
 * the page's fonts nor its style sheets, and the site's policy allows no picture from memory (docs/decisions/038).
 */

type Canvas = CanvasRenderingContext2D;

/** Elements that show nothing. */
const silent = ["title", "desc", "defs"];

/**
 * Paints all marks of a drawing. @throws for an element that it does not know
 *
 * @param svg stands in the page; one of its units is one pixel @param place of its upper left corner, and pixels a unit
 */
export function paintDrawing(
  canvas: Canvas,
  svg: SVGSVGElement,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const start = new DOMMatrix([scale, 0, 0, scale, x, y]);
  const paint = (element: Element, alpha: number): void => {
    if (silent.includes(element.tagName)) return;
    const style = getComputedStyle(element);
    if (style.display === "none") return;
    const opacity = alpha * Number(style.opacity);
    if (element.tagName === "g") {
      for (const child of element.children) paint(child, opacity);
      return;
    }
    const shape = element instanceof SVGTextElement ? null : shapeOf(element);
    canvas.save();
    canvas.setTransform(start.multiply(matrixOf(element as SVGGraphicsElement)));
    if (shape === null) paintText(canvas, element as SVGTextElement, style, opacity);
    else paintShape(canvas, shape, style, opacity);
    canvas.restore();
  };
  for (const child of svg.children) paint(child, 1);
}

const matrixOf = (element: SVGGraphicsElement): DOMMatrix => {
  const matrix = element.getCTM();
  return matrix === null
    ? new DOMMatrix()
    : new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]);
};

/** Returns the outline of an element. */
function shapeOf(element: Element): Path2D {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  const shape = new Path2D();
  switch (element.tagName) {
    case "path":
      return new Path2D(element.getAttribute("d") ?? "");
    case "circle":
      shape.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
      return shape;
    case "line":
      shape.moveTo(number("x1"), number("y1"));
      shape.lineTo(number("x2"), number("y2"));
      return shape;
    case "rect":
      shape.rect(number("x"), number("y"), number("width"), number("height"));
      return shape;
    default:
      throw new Error(`A poster cannot paint <${element.tagName}>.`);
  }
}

function paintShape(canvas: Canvas, shape: Path2D, style: CSSStyleDeclaration, opacity: number): void {
  if (style.fill !== "none") {
    canvas.globalAlpha = opacity * Number(style.fillOpacity);
    canvas.fillStyle = style.fill;
    canvas.fill(shape);
  }
  if (setStroke(canvas, style, opacity)) canvas.stroke(shape);
}

/** Sets the stroke of an element. @returns whether it has one */
function setStroke(canvas: Canvas, style: CSSStyleDeclaration, opacity: number): boolean {
  if (style.stroke === "none") return false;
  canvas.globalAlpha = opacity * Number(style.strokeOpacity);
  canvas.strokeStyle = style.stroke;
  canvas.lineWidth = Number.parseFloat(style.strokeWidth);
  canvas.lineCap = style.strokeLinecap as CanvasLineCap;
  canvas.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  canvas.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
  return canvas.lineWidth > 0;
}

const alignments: Readonly<Record<string, CanvasTextAlign>> = { start: "left", middle: "center", end: "right" };

function paintText(canvas: Canvas, element: SVGTextElement, style: CSSStyleDeclaration, opacity: number): void {
  const { fontStyle, fontWeight, fontSize, fontFamily } = style;
  const at = ["x", "y"].map((name) => Number(element.getAttribute(name) ?? 0)) as [number, number];
  const text = element.textContent ?? "";
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  canvas.textAlign = alignments[style.textAnchor] ?? "left";
  // The rim of a label lies under its letters.
  if (setStroke(canvas, style, opacity)) canvas.strokeText(text, ...at);
  canvas.globalAlpha = opacity * Number(style.fillOpacity);
  canvas.fillStyle = style.fill;
  canvas.fillText(text, ...at);
}
