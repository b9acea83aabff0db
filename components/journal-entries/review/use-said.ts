import { useState } from 'react';
import { type StatusMessages, statusMessages } from './status-messages';

/** What is said of the latest act. */
export function useSaid(): StatusMessages & { said: string } {
  const [said, setSaid] = useState('');
  const [all] = useState(() => statusMessages(setSaid));
  return { said, ...all };
}
