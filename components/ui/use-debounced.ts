import { useEffect, useState } from 'react';
import { searchDelayMilliseconds } from './search-delay';

/** The value as it was when it had not changed for so long. */
export function useDebounced<Value>(value: Value, milliseconds = searchDelayMilliseconds): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
