import { expect, it } from 'vitest';
import { signOutWords } from './sign-out-words';

it('names receipts that signing out deletes', () => {
  expect(signOutWords({ receipts: 1, changes: 0, bankFiles: 0 }, 'en')).toEqual({
    title: 'Sign out and delete receipts?',
    sentences: [
      '1 receipt has not been uploaded yet.',
      'Signing out deletes it from this device. Stay signed in to upload it when Daybook can be reached.',
    ],
    leave: 'Delete and sign out',
  });
});

it('names what of others is lost', () => {
  expect(signOutWords({ receipts: 0, changes: 3, bankFiles: 0 }, 'en')).toEqual({
    title: 'Sign out without saving?',
    sentences: [
      '3 changes of entries are not saved yet.',
      'Signing out gives them up. Stay signed in until they are saved.',
    ],
    leave: 'Sign out without saving',
  });
  expect(signOutWords({ receipts: 2, changes: 1, bankFiles: 1 }, 'en')).toMatchObject({
    title: 'Sign out without saving?',
    sentences: [
      '1 change of an entry is not saved yet.',
      '1 bank file is not imported yet.',
      '2 receipts have not been uploaded yet.',
      'Signing out gives them up. Stay signed in until they are saved.',
    ],
  });
});
