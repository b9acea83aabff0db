'use client';

import { type RefObject, useLayoutEffect } from 'react';

const property = '--upload-strip';

/** Tells the screens of the height of the window how much of it the strip takes. */
export function useStripHeight(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = strip.current;
    if (!element) return;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [strip]);
}
