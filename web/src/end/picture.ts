/**
 * Pictures of our drawings, made on the device: shapes and text of an SVG are painted on a canvas as the page shows
 * them.
 */

const SHAPES: Record<string, (element: Element) => Path2D> = {
  path: (element) => new Path2D(element.getAttribute("d") ?? ""),
  polygon: (element) => new Path2D(`M${element.getAttribute("points") ?? ""}Z`),
  circle: (element) => oval(element, "r", "r"),
  ellipse: (element) => oval(element, "rx", "ry"),
  rect: (element) => {
    const path = new Path2D();
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => number(element, name)) as [number, number, number, number];
    path.roundRect(x, y, width, height, number(element, "rx"));
    return path;
  },
};
const UNSEEN = new Set(["defs", "clipPath", "style"]);

/** Paints a drawing in the page; the caller gives it a width and a height. */
export function paint(drawing: SVGSVGElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = drawing.width.baseVal.value;
  canvas.height = drawing.height.baseVal.value;
  const context = canvas.getContext("2d");
  const home = drawing.getScreenCTM()?.inverse();
  if (context === null || home === undefined) throw new Error("This browser paints no pictures.");
  for (const child of drawing.children) paintElement(context, child, home, drawing, 1);
  return canvas;
}

/** The picture as a file. */
export async function fileOf(drawing: SVGSVGElement, name: string): Promise<File> {
  const canvas = paint(drawing);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("The picture could not be made.");
  return new File([blob], name, { type: "image/png" });
}

/** Whether the device can share files with other apps; otherwise they are saved. */
export function sharesFiles(): boolean {
  const empty = new File([], "picture.png", { type: "image/png" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [empty] });
}

/** Shares a file, or saves it. */
export async function handOn(file: File): Promise<void> {
  if (sharesFiles()) {
    // Canceling is not an error.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function paintElement(context: CanvasRenderingContext2D, element: Element, home: DOMMatrix, drawing: SVGSVGElement, above: number): void {
  const style = getComputedStyle(element);
  if (!(element instanceof SVGGraphicsElement) || UNSEEN.has(element.tagName) || style.display === "none") return;
  const opacity = above * Number(style.opacity);
  const place = element.getScreenCTM();
  if (place === null || opacity === 0) return;
  context.save();
  context.setTransform(home.multiply(place));
  const clip = /#([^"')]+)/.exec(element.getAttribute("clip-path") ?? "")?.[1];
  if (clip !== undefined) context.clip(regionOf(drawing, clip));
  context.globalAlpha = opacity;
  const shape = SHAPES[element.tagName]?.(element);
  if (shape) paintShape(context, shape, style);
  else if (element.tagName === "text") write(context, element, style);
  else for (const child of element.children) paintElement(context, child, home, drawing, opacity);
  context.restore();
}

function paintShape(context: CanvasRenderingContext2D, shape: Path2D, style: CSSStyleDeclaration): void {
  if (isColour(style.fill)) {
    context.fillStyle = style.fill;
    context.fill(shape);
  }
  const width = parseFloat(style.strokeWidth);
  if (!isColour(style.stroke) || width === 0) return;
  context.strokeStyle = style.stroke;
  context.lineWidth = width;
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[ ,]+/).map(parseFloat));
  context.stroke(shape);
}

function write(context: CanvasRenderingContext2D, element: Element, style: CSSStyleDeclaration): void {
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = style.textAnchor === "middle" ? "center" : (style.textAnchor as "start" | "end");
  context.fillStyle = style.fill;
  context.fillText((element.textContent ?? "").trim(), number(element, "x"), number(element, "y"));
}

function regionOf(drawing: SVGSVGElement, id: string): Path2D {
  const region = new Path2D();
  for (const child of drawing.querySelector(`#${CSS.escape(id)}`)?.children ?? []) {
    const shape = SHAPES[child.tagName]?.(child);
    if (shape) region.addPath(shape);
  }
  return region;
}

function oval(element: Element, across: string, down: string): Path2D {
  const path = new Path2D();
  path.ellipse(number(element, "cx"), number(element, "cy"), number(element, across), number(element, down), 0, 0, 2 * Math.PI);
  return path;
}

const number = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0);
const isColour = (paint: string): boolean => paint !== "none" && !paint.startsWith("url");
