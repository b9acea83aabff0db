import { type ReactNode, startTransition, useEffect, useState } from 'react';

type Props = { steps: readonly ReactNode[] };

/** Draws one part after another, each in a task of its own: in between, the browser answers whoever presses and types. */
export function InSteps({ steps }: Props) {
  const [count, setCount] = useState(1);
  const isWhole = count >= steps.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + 1));
  }, [count, isWhole]);
  return steps.slice(0, count);
}
