'use client';
import { useMemo } from 'react';
import type { AsText } from '@/lib/as-text';

/** What the page sent as text; the same object as long as the text is the same. */
export function useValueOf<Value>(text: AsText<Value>): Value {
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
