'use client';

import { useEffect, useRef } from 'react';
import type { ReportColumn } from '../report-column';
import { fitColumns } from './fit-columns';

/**
 * The box of a table in which no column ends in the middle of a figure; it begins at the newest column. It has `data-fitted` once
 * it is so.
 */
export function useWholeColumns(columns: readonly ReportColumn[]) {
  const box = useRef<HTMLElement>(null);
  const shape = columns.map(({ key }) => key).join();
  useEffect(() => {
    const element = box.current;
    if (!element || shape === '') return;
    let width = 0;
    let sayHidden: (() => void) | null = null;
    const onScroll = () => sayHidden?.();
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      sayHidden = fitColumns(element);
      element.scrollLeft = element.scrollWidth;
      sayHidden?.();
      element.dataset.fitted = '';
    });
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [shape]);
  return box;
}
