import { useEffect, useRef } from 'react';

type WholeListInput = {
  /** All of the list was read. */
  isWhole: boolean;
  loadAll: () => Promise<void>;
  say: (text: string) => void;
};

/** Gives what does something once all of the list was read. */
export function useWholeList({ isWhole, loadAll, say }: WholeListInput): (act: () => void) => void {
  const afterAll = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isWhole || !afterAll.current) return;
    const act = afterAll.current;
    afterAll.current = null;
    act();
  });
  return (act) => {
    if (isWhole) return act();
    say('Loading the rest of the list…');
    afterAll.current = () => {
      say('');
      act();
    };
    void loadAll().catch(() => say('The rest of the list could not be loaded'));
  };
}
