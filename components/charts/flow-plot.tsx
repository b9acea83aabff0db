'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';
import type { FlowScale } from '@/lib/charts/flow-scale';
import { flowLook, titleClass } from './flow-look';

type Props = {
  points: readonly FlowPoint[];
  names: FlowNames;
  scale: FlowScale;
  height: number;
  /** The period whose figures are told. */
  chosen: number;
};

/**
 * Two bars for each period, and a line over all. Places along it are shares of its width, so it is whole without any script,
 * on paper too. The bars lead where the table's figures lead; for the keyboard these are enough.
 */
export function FlowPlot({ points, names, scale, height, chosen }: Props) {
  const { yOf, ticks } = scale;
  const look = flowLook(points.length);
  const slot = 100 / points.length;
  const xOf = (index: number) => `${(index + 0.5) * slot}%`;
  const zero = yOf(0n);
  const last = points.at(-1);
  return (
    <svg aria-hidden width="100%" height={height} className="block overflow-visible">
      <rect x={`${chosen * slot}%`} width={`${slot}%`} height={height} className="fill-hover print:hidden" />
      {ticks.map(({ value, y }) => (
        <line key={value} x2="100%" y1={y} y2={y} className={value === 0 ? 'stroke-field' : 'stroke-line'} />
      ))}
      {points.map(({ title, inflow, outflow, hrefs }, index) => (
        <g key={title} strokeLinecap="butt">
          <BarLink href={hrefs?.inflow} className={look.toLeft}>
            <Bar x={xOf(index)} from={zero} to={yOf(inflow)} className={clsx('stroke-money-in', look.bar)} />
          </BarLink>
          <BarLink href={hrefs?.outflow} className={look.toRight}>
            <Bar
              x={xOf(index)}
              from={zero}
              to={yOf(outflow)}
              className={clsx('stroke-money-out', look.bar)}
            />
            <Bar
              x={xOf(index)}
              {...within(zero, yOf(outflow))}
              className={clsx('stroke-surface', look.hollow)}
            />
          </BarLink>
        </g>
      ))}
      {points.slice(1).map(({ title, left }, index) => (
        <line
          key={title}
          x1={xOf(index)}
          y1={yOf(points[index]?.left ?? 0n)}
          x2={xOf(index + 1)}
          y2={yOf(left)}
          className="pointer-events-none stroke-ink stroke-[1.5]"
        />
      ))}
      {points.map(({ title, left, hrefs }, index) => (
        <BarLink key={title} href={hrefs?.left}>
          <circle cx={xOf(index)} cy={yOf(left)} r={index === chosen ? 4 : 2.5} className={dot} />
        </BarLink>
      ))}
      {last && (
        <text x="100%" y={yOf(last.left) - 9} textAnchor="end" className="fill-ink text-[11px] font-medium">
          {names.left}
        </text>
      )}
      {points.map(({ title }, index) => (
        <text
          key={title}
          x={xOf(index)}
          y={height + 18}
          textAnchor="middle"
          className={clsx('fill-faint text-[11px]', titleClass(index, points.length))}
        >
          {title}
        </text>
      ))}
    </svg>
  );
}

const dot = 'fill-surface stroke-ink stroke-[1.5]';

type BarProps = { x: string; from: number; to: number; className: string };

function Bar({ x, from, to, className }: BarProps) {
  return from === to ? null : <line x1={x} x2={x} y1={from} y2={to} className={className} />;
}

/** A pen's breadth within the ends of a bar. */
function within(from: number, to: number) {
  const inset = Math.sign(to - from) * Math.min(1.5, Math.abs(to - from) / 2);
  return { from: from + inset, to: to - inset };
}

type BarLinkProps = { href: string | null | undefined; className?: string; children: ReactNode };

function BarLink({ href, className, children }: BarLinkProps) {
  const router = useRouter();
  if (!href) return <g className={className}>{children}</g>;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a href={href} tabIndex={-1} onClick={follow} className={clsx('pointer-events-auto', className)}>
      {children}
    </a>
  );
}
