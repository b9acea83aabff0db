'use client';

import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { type FlowNames, type FlowPoint, hasFlow } from '@/lib/charts/flow-points';
import { ChartSkeleton } from './chart-skeleton';

const loadFlowChart = () => import('./flow-chart');

/** The foot of the window that does not count as sight: on a phone, a bar lies over it. */
const covered = '-64px';

/** Once somebody scrolls, the chart is fetched so far before it comes in sight. */
const ahead = '200px';

/**
 * The chart, whose code is loaded only once it is in view: on a phone it may be far below. Whoever moves the pointer or
 * presses a key may print next, and what is printed waits for nothing, so it is loaded then, too.
 */
export function FlowChartInSight(props: Props) {
  return hasFlow(props.points) ? <LoadedChart {...props} /> : null;
}

type Props = { points: readonly FlowPoint[]; names: FlowNames };

function LoadedChart(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isWanted || !place.current) return;
    const want = () => setIsWanted(true);
    const ends = [whenNear(place.current, want), whenActed(want)];
    return () => {
      for (const end of ends) end();
    };
  }, [isWanted]);
  // Without the network it does not come, and must not take the page with it.
  const loaded = useLoaded(loadFlowChart, isWanted);
  return <div ref={place}>{drawn()}</div>;

  function drawn() {
    if (loaded === null) return <ChartSkeleton />;
    if (loaded === 'failed')
      return <p className="py-2 text-soft">The chart could not be loaded. The table has the same numbers.</p>;
    return <loaded.default {...props} />;
  }
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

/** Calls once at the first movement of the pointer or key; what is returned ends the watch. */
function whenActed(onActed: () => void): () => void {
  const acts = ['pointermove', 'keydown'];
  for (const act of acts) window.addEventListener(act, onActed, { once: true, passive: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, onActed);
  };
}
