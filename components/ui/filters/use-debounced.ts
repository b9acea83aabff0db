import { useEffect, useState } from 'react';

/** How long a search waits for the next letter. */
const searchDelayMilliseconds = 250;

/** The value as it was when it had not changed for so long. */
export function useDebounced<Value>(value: Value, milliseconds = searchDelayMilliseconds): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
