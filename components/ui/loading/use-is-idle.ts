'use client';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/client/when-idle';

/** False at first, true once the browser has nothing else to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
