import { holdAddress, releaseAddress } from './hold-address';

type Listener = () => void;

let listener: Listener | null = null;

/** Next.js says here that a screen was asked for, inside the React transition that ends when it is shown. */
export function announceNavigation(url: string, type: 'push' | 'replace' | 'traverse'): void {
  if (type === 'traverse') releaseAddress();
  else holdAddress(url);
  listener?.();
}

/** There is one frame of a business at a time, so one listens. */
export function onNavigation(heard: Listener): () => void {
  listener = heard;
  return () => {
    if (listener === heard) listener = null;
  };
}
