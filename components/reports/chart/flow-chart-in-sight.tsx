'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { ChartSkeleton } from './chart-skeleton';
import type { FlowNames, FlowPoint } from './flow-points';

const FlowChart = dynamic(() => import('./flow-chart'), { ssr: false, loading: () => <ChartSkeleton /> });

/** So far before it comes in sight, the chart is fetched. */
const ahead = '200px';

/** The chart, whose code is fetched only where one looks at it: on a phone it may stand far below. */
export function FlowChartInSight(props: { points: readonly FlowPoint[]; names: FlowNames }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsWanted(true);
        observer.disconnect();
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isWanted ? <FlowChart {...props} /> : <ChartSkeleton />}</div>;
}
