import { useState } from 'react';
import { type StatusMessages, statusMessages } from './status-messages';

/** The words about the latest act. */
export function useStatusMessage(): StatusMessages & { message: string } {
  const [message, setMessage] = useState('');
  const [all] = useState(() => statusMessages(setMessage));
  return { message, ...all };
}
