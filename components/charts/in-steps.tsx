import { type ReactNode, startTransition, useEffect, useState } from 'react';

type Props = { steps: readonly ReactNode[]; onWhole: () => void };

/** Draws one part after another, each in a task of its own: in between, the browser answers whoever presses and types. */
export function InSteps({ steps, onWhole }: Props) {
  const [count, setCount] = useState(1);
  const isWhole = count >= steps.length;
  useEffect(() => {
    startTransition(() => (isWhole ? onWhole() : setCount(count + 1)));
  }, [count, isWhole, onWhole]);
  return steps.slice(0, count);
}
