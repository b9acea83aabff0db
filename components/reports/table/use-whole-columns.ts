'use client';

import { useEffect, useRef } from 'react';
import type { ReportColumn } from '../report-column';
import { fitColumns } from './fit-columns';

/** The box of a table in which no column ends in the middle of a figure. One that came with the page is fitted already. */
export function useWholeColumns(columns: readonly ReportColumn[]) {
  const box = useRef<HTMLElement>(null);
  const shape = columns.map(({ key }) => key).join();
  useEffect(() => {
    const element = box.current;
    if (!element || shape === '') return;
    const fit = () => fitColumns(element);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    element.addEventListener('scroll', fit, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', fit);
      element.dataset.fitted = '';
    };
  }, [shape]);
  return box;
}
