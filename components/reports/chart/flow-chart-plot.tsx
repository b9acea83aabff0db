import { type FlowScale, labelClass } from './flow-scale';

/** A period in the units of the axis. */
export type DrawnPoint = { title: string; inflow: number; outflow: number; left: number };

type Props = {
  points: readonly DrawnPoint[];
  scale: FlowScale;
  height: number;
  /** The period that one looks at. */
  found: number | null;
};

const labelRoom = 28;

/** All within is placed by parts of the width, so it fits any screen as the server draws it. */
export function FlowChartPlot({ points, scale: { ticks, topOf }, height, found }: Props) {
  const slot = 100 / points.length;
  const middle = (index: number) => `${(index + 0.5) * slot}%`;
  return (
    <svg aria-hidden width="100%" height={height + labelRoom} className="block overflow-visible">
      {found !== null && (
        <rect x={`${found * slot}%`} width={`${slot}%`} height={height} className="fill-hover" />
      )}
      {ticks.map((tick) => (
        <line key={tick} x2="100%" y1={topOf(tick)} y2={topOf(tick)} className="stroke-line" />
      ))}
      {points.map((point, index) => (
        <svg
          aria-hidden
          key={point.title}
          x={`${index * slot}%`}
          width={`${slot}%`}
          className="overflow-visible"
        >
          <Bar
            from={topOf(0)}
            to={topOf(point.inflow)}
            className="fill-money-in/85 [x:calc(50%-1.5px-min(14px,34%))]"
          />
          <Bar from={topOf(0)} to={topOf(point.outflow)} className="fill-money-out/75 [x:calc(50%+1.5px)]" />
          <text
            x="50%"
            y={height + 20}
            textAnchor="middle"
            className={`fill-faint text-2xs ${labelClass(index, points.length)}`}
          >
            {point.title}
          </text>
        </svg>
      ))}
      <line x2="100%" y1={topOf(0)} y2={topOf(0)} className="stroke-field" />
      {points.map((point, index) => {
        const next = points[index + 1];
        if (!next) return null;
        const ends = {
          x1: middle(index),
          x2: middle(index + 1),
          y1: topOf(point.left),
          y2: topOf(next.left),
        };
        return <line key={point.title} {...ends} strokeWidth="1.5" className="stroke-ink" />;
      })}
      {points.map((point, index) => (
        <circle
          key={point.title}
          cx={middle(index)}
          cy={topOf(point.left)}
          r={index === found ? 4 : 2.5}
          strokeWidth="1.5"
          className={index === found ? 'fill-ink stroke-surface' : 'fill-surface stroke-ink'}
        />
      ))}
    </svg>
  );
}

/** A bar from the zero line; as wide as the period allows, but no board. */
function Bar({ from, to, className }: { from: number; to: number; className: string }) {
  return (
    <rect
      y={Math.min(from, to)}
      height={Math.abs(from - to)}
      rx="1.5"
      className={`w-[min(14px,34%)] ${className}`}
    />
  );
}
