// The shape of a symbol, read from how it is drawn: so the ring round a lit thing follows the thing.

/** Measured in widths of the symbol, from its middle. */
export interface Outline {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number; // radius of the corners
  isBox: boolean; // a card, a tile or a die; otherwise something rounded
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Place {
  x: number;
  y: number;
  scale: number;
}

const MOST = 0.7; // of the symbol: a rectangle that fills less is a part of the drawing
const UPRIGHT: Place = { x: 0, y: 0, scale: 1 };

export function boxOf(symbol: Element): Box {
  const [x = 0, y = 0, width = 1, height = 1] = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : { x: 0, y: 0, width: 1, height: 1 };
}

export function outlineOf(symbol: Element): Outline {
  const box = boxOf(symbol);
  const rects = rectsIn(symbol, UPRIGHT).filter((rect) => rect.width > MOST * box.width && rect.height > MOST * box.height);
  const rect = rects.findLast((one) => one.isSolid) ?? rects.at(-1);
  return rect ? boxed(rect, box) : rounded(box.height / box.width);
}

function boxed(rect: Rect, box: Box): Outline {
  const unit = box.width;
  return {
    x: (rect.x - box.x) / unit - 0.5,
    y: (rect.y - box.y - box.height / 2) / unit,
    width: rect.width / unit,
    height: rect.height / unit,
    round: rect.round / unit,
    isBox: true,
  };
}

/** A circle, or where the symbol is longer than wide a shape with two round ends. */
export function rounded(ratio: number): Outline {
  const isLong = ratio > 1.12 || ratio < 0.89;
  const [width, height] = isLong ? [1, ratio] : [Math.max(1, ratio), Math.max(1, ratio)];
  return { x: -width / 2, y: -height / 2, width, height, round: Math.min(width, height) / 2, isBox: false };
}

interface Rect extends Box {
  round: number;
  isSolid: boolean;
}

function rectsIn(part: Element, place: Place): Rect[] {
  return [...part.children].flatMap((child) => {
    const here = placed(place, child.getAttribute("transform") ?? "");
    return child.tagName === "rect" ? [rectOf(child, here)] : rectsIn(child, here);
  });
}

function rectOf(rect: Element, { x, y, scale }: Place): Rect {
  const given = (name: string): number => Number(rect.getAttribute(name) ?? 0);
  return {
    x: x + scale * given("x"),
    y: y + scale * given("y"),
    width: scale * given("width"),
    height: scale * given("height"),
    round: scale * given("rx"),
    isSolid: !rect.hasAttribute("opacity") && rect.getAttribute("fill") !== "none",
  };
}

/** Shifts and sizes only: whatever is turned keeps no outline of its own. */
function placed(place: Place, transform: string): Place {
  if (/rotate|skew|matrix/.test(transform)) return { ...place, scale: 0 };
  const [dx = 0, dy = 0] = numbers(/translate\(([^)]*)\)/.exec(transform)?.[1]);
  const [by = 1] = numbers(/scale\(([^)]*)\)/.exec(transform)?.[1]);
  return { x: place.x + place.scale * dx, y: place.y + place.scale * dy, scale: place.scale * by };
}

function numbers(list: string | undefined): number[] {
  return (list ?? "").split(/[\s,]+/).filter(Boolean).map(Number);
}
