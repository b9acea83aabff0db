'use client';
import { type RefObject, useLayoutEffect } from 'react';

/** What they take of the foot of the navigation or of a screen that ends at the bar of places, and of a dialog, which ends at the edge of the window. */
const [aboveBar, aboveEdge] = ['--toasts', '--toast-room'];
const gapPixels = 8;
const barPixels = 64;

/** Tells the page how much of its foot the toasts take, so that what is read and pressed there stays above them. */
export function useToastRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(aboveBar, `${region.offsetHeight + gapPixels}px`);
      style.setProperty(aboveEdge, `${region.offsetHeight + gapPixels + barPixels}px`);
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
      style.removeProperty(aboveBar);
      style.removeProperty(aboveEdge);
    };
  }, [ref]);
}
