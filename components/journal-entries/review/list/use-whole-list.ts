import { useEffect, useRef } from 'react';

type WholeListInput = {
  /** All of the list was read. */
  isWhole: boolean;
  loadAll: () => Promise<void>;
  show: (text: string) => void;
};

/** Gives what does something once all of the list was read. */
export function useWholeList({ isWhole, loadAll, show }: WholeListInput): (act: () => void) => void {
  const afterAll = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isWhole || !afterAll.current) return;
    const act = afterAll.current;
    afterAll.current = null;
    act();
  });
  return (act) => {
    if (isWhole) return act();
    show('Loading the rest of the list…');
    afterAll.current = () => {
      show('');
      act();
    };
    void loadAll().catch(() => show('The rest of the list could not be loaded'));
  };
}
