import { type BarShapeProps, DefaultZIndexes, type DotItemDotProps, ZIndexLayer } from 'recharts';

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

/** A point of the line; what the line is stands above the last one. */
export function lineDot(name: string) {
  return ({ cx, cy, index, points }: DotItemDotProps) => (
    <g key={index}>
      <circle cx={cx} cy={cy} r={2.5} fill="var(--surface)" stroke="var(--ink)" strokeWidth={1.5} />
      {index === points.length - 1 && (
        <ZIndexLayer zIndex={DefaultZIndexes.label}>
          <text
            x={Number(cx) + 6}
            y={Number(cy) - 9}
            textAnchor="end"
            // Bars behind it must not be read as letters.
            className="fill-ink stroke-surface stroke-[3px] text-[11px] font-medium [paint-order:stroke]"
          >
            {name}
          </text>
        </ZIndexLayer>
      )}
    </g>
  );
}
