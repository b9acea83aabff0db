'use client';

import { useEffect, useState } from 'react';
import { useEveryUpload } from './uploads-context';

/** How many files were shared with Daybook and wait for their business. */
export function useSharedCount(): number {
  const { kept } = useEveryUpload();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLatest = true;
    const count = async () => {
      const shared = await kept.shared();
      if (isLatest) setCount(shared.length);
    };
    void count();
    const onVisible = () => document.visibilityState === 'visible' && void count();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isLatest = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [kept]);
  return count;
}
