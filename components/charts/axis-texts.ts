/** Of the texts of the axes, in pixels. */
export const axisFontSize = 11;

/** Between the amounts and the plot, in pixels. */
export const tickGap = 8;

/** The room for the titles of the periods at the foot, in pixels. */
export const titleRoom = 30;

/** As wide as most amounts need it, so that charts below one another begin at the same place. */
const usualTickRoom = 56;

/** The room for the amounts at the left, in pixels: what is cut off there is the sign, so a loss would read as a profit. */
export function tickRoom(texts: readonly string[], widthOf: (text: string) => number): number {
  return Math.max(usualTickRoom, ...texts.map((text) => Math.ceil(widthOf(text)) + tickGap + 2));
}

/** The width of a text of an axis in pixels, without a layout of the page. */
export function axisTextWidths(): (text: string) => number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return () => 0;
  pen.font = `${axisFontSize}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => pen.measureText(text).width;
}
