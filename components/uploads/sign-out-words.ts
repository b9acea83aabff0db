import { countOf } from '@/lib/format/count';
import type { Left } from './leave-nothing';

/** What is asked of who signs out while something of theirs waits. */
export function signOutWords({ receipts, changes, bankFiles }: Left, locale: string) {
  const receiptsWait = `${countOf(receipts, 'receipt has', 'receipts have', locale)} not been uploaded yet.`;
  const them = receipts + changes + bankFiles === 1 ? 'it' : 'them';
  if (changes + bankFiles === 0)
    return {
      title: 'Sign out and delete receipts?',
      sentences: [
        receiptsWait,
        `Signing out deletes ${them} from this device. Stay signed in to upload ${them} when Daybook can be reached.`,
      ],
      leave: 'Delete and sign out',
    };
  const areSaved = them === 'it' ? 'it is saved' : 'they are saved';
  return {
    title: 'Sign out without saving?',
    sentences: [
      ...(changes > 0
        ? [`${countOf(changes, 'change of an entry is', 'changes of entries are', locale)} not saved yet.`]
        : []),
      ...(bankFiles > 0
        ? [`${countOf(bankFiles, 'bank file is', 'bank files are', locale)} not imported yet.`]
        : []),
      ...(receipts > 0 ? [receiptsWait] : []),
      `Signing out gives ${them} up. Stay signed in until ${areSaved}.`,
    ],
    leave: 'Sign out without saving',
  };
}
