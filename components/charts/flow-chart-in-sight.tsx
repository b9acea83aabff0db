'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { ChartSkeleton } from './chart-skeleton';
import type { FlowNames, FlowPoint } from './flow-points';

const FlowChart = dynamic(() => import('./flow-chart'), { ssr: false, loading: () => <ChartSkeleton /> });

/** The foot of the window that does not count as sight: on a phone, a bar lies over it. */
const covered = '-64px';

/** Once somebody scrolls, the chart is fetched so far before it comes in sight. */
const ahead = '200px';

/** The chart, whose code is loaded only once it is in view: on a phone it may be far below. */
export function FlowChartInSight(props: { points: readonly FlowPoint[]; names: FlowNames }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isWanted || !place.current) return;
    return whenNear(place.current, () => setIsWanted(true));
  }, [isWanted]);
  return <div ref={place}>{isWanted ? <FlowChart {...props} /> : <ChartSkeleton />}</div>;
}

/** Calls once when the element is in sight, or about to be; what is returned ends the watch. */
function whenNear(element: Element, onNear: () => void): () => void {
  const watch = (foot: string) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: `0px 0px ${foot} 0px`,
    });
    observer.observe(element);
    return observer;
  };
  let observer = watch(covered);
  const onScroll = () => {
    observer.disconnect();
    observer = watch(ahead);
  };
  window.addEventListener('scroll', onScroll, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    observer.disconnect();
  };
}
