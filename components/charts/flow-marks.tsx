import type { BarShapeProps, DotItemDotProps } from 'recharts';

/** In pixels, of the corners of a bar. */
const radius = 2;

/** A bar, in one element: Recharts' own is ready to move, and measures its outline for it. */
export function barShape({
  x,
  y,
  width,
  height,
  fill,
  fillOpacity,
  stroke,
  strokeWidth,
  className,
}: BarShapeProps) {
  const depth = Math.abs(height);
  if (!width || !depth) return <g />;
  return (
    <rect
      {...{ x, width, fill, fillOpacity, stroke, strokeWidth, className }}
      y={Math.min(y, y + height)}
      height={depth}
      rx={Math.min(radius, width / 2, depth / 2)}
    />
  );
}

/** A point of the line. */
export function lineDot({ cx, cy, index }: DotItemDotProps) {
  return (
    <circle key={index} cx={cx} cy={cy} r={2.5} fill="var(--surface)" stroke="var(--ink)" strokeWidth={1.5} />
  );
}
