import { useState } from 'react';
import { type Sayings, sayings } from './sayings';

/** What is said of the latest act. */
export function useSaid(): Sayings & { said: string } {
  const [said, setSaid] = useState('');
  const [all] = useState(() => sayings(setSaid));
  return { said, ...all };
}
