import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Role, roles } from '@/lib/member-role';
import { allows, type Need } from '../session/role';
import type { User } from '../session/storage/users';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

/** What each action needs: nothing, a session, or a right in the business. A new action must be added here. */
const table: Record<string, Record<string, Need | 'anybody' | 'user'>> = {
  account: {
    choosePassword: 'anybody',
    checkPasswordLink: 'anybody',
    requestPasswordReset: 'anybody',
    changePassword: 'user',
    beginSecondFactor: 'user',
    confirmSecondFactor: 'user',
    replaceRecoveryCodes: 'user',
    removeSecondFactor: 'user',
    saveFormats: 'user',
    endSession: 'user',
    endOtherSessions: 'user',
  },
  applications: {
    registerApplication: 'admin',
    rotateSecret: 'admin',
    revokeApplication: 'admin',
  },
  bills: {
    createBills: 'write',
    updateBill: 'write',
    payBill: 'write',
    removeBillPayment: 'write',
    declineDuplicate: 'write',
  },
  businesses: {
    createBusiness: 'user',
    updateBusiness: 'admin',
    lockBooks: 'admin',
  },
  credits: {
    applyCredit: 'write',
    removeCredit: 'write',
    createCreditNote: 'write',
    voidCreditNote: 'write',
    refundCredit: 'write',
    removeRefund: 'write',
  },
  documents: {
    updateDocument: 'documents',
    matchDocument: 'documents',
    unmatchDocument: 'documents',
    separateInvoice: 'documents',
    matchDocuments: 'documents',
    deleteDocuments: 'documents',
    decideMatch: 'documents',
  },
  'entry-changes': {
    changeEveryEntry: 'write',
    undoEntryChange: 'write',
  },
  imports: {
    undoImport: 'write',
  },
  invoices: {
    createInvoice: 'write',
    updateInvoice: 'write',
    payInvoice: 'write',
    removeInvoicePayment: 'write',
  },
  'journal-entries': {
    createJournalEntry: 'write',
    updateJournalEntry: 'write',
    updateJournalEntries: 'write',
    reverseJournalEntry: 'write',
  },
  ledgers: {
    createLedger: 'write',
    updateLedger: 'write',
  },
  mail: {
    // Who may is said by the secret of a link.
    openQuestion: 'anybody',
    answerQuestion: 'anybody',
    unsubscribe: 'anybody',
    saveMailChoice: 'read',
    endQuestionLinks: 'read',
  },
  members: {
    inviteMember: 'admin',
    renewMemberLink: 'admin',
    changeMemberRole: 'admin',
    removeMember: 'admin',
    setAdministrator: 'admin',
  },
  'month-notes': {
    saveMonthNote: 'write',
  },
  'opening-balances': {
    importOpeningBalances: 'write',
  },
  parties: {
    createParty: 'write',
    updateParty: 'write',
  },
  passkeys: {
    beginPasskeySignIn: 'anybody',
    beginPasskey: 'user',
    addPasskey: 'user',
    removePasskey: 'user',
  },
  'receipt-mail': {
    decideMailedReceipts: 'documents',
    dismissMailedReceipts: 'documents',
    retryMailedReceipts: 'documents',
    renewReceiptAddress: 'admin',
    removeReceiptSender: 'admin',
  },
  rules: {
    previewRule: 'write',
    createRule: 'write',
    updateRule: 'write',
    declineRule: 'write',
    deleteRule: 'write',
    orderRules: 'write',
  },
  session: {
    createFirstAccount: 'anybody',
  },
  tags: {
    createTag: 'write',
  },
  tasks: {
    askOwner: 'write',
    withdrawQuestions: 'write',
    writeTaskMessage: 'answer',
    setTaskStatus: 'write',
  },
  'transaction-links': {
    acceptLink: 'write',
    declineLink: 'write',
    linkAsTransfer: 'write',
    restoreLink: 'write',
  },
  transactions: {
    createExternalAccount: 'write',
    createAccountAndLedger: 'write',
    updateExternalAccount: 'write',
  },
};

/** Ends the session at hand, whoever asks. */
const apart = ['session.signOut'];

const folder = import.meta.dirname;
const files = readdirSync(folder).filter(
  (name) => !name.includes('.test.') && readFileSync(join(folder, name), 'utf8').startsWith("'use server'"),
);

const people = new Map<Role | 'nobody' | 'stranger', User | null>();
openSmallDesk();
beforeAll(async () => {
  people.set('nobody', null);
  people.set('stranger', await makePerson(null));
  for (const role of roles) people.set(role, await makePerson(role));
});

it('names every action', async () => {
  const exported: string[] = [];
  for (const file of files) {
    const actions = await import(join(folder, file));
    exported.push(...Object.keys(actions).map((name) => `${file.replace('.ts', '')}.${name}`));
  }
  const named = Object.entries(table).flatMap(([file, actions]) =>
    Object.keys(actions).map((name) => `${file}.${name}`),
  );
  expect(exported.sort()).toEqual([...named, ...apart].sort());
});

const projectFolder = join(folder, '..', '..', '..');

/** Next.js makes an action of every function under this directive, in whatever file, and be it inside another. */
it('is all of them: nothing outside of this folder, and nothing inside a function, is an action', () => {
  const sources = ['app', 'components', 'lib', 'server'].flatMap((root) =>
    readdirSync(join(projectFolder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|tsx|js|mjs)$/.test(path))
      .map((path) => join(projectFolder, root, path)),
  );
  const marked = sources.filter((path) => /^\s*["']use server["']/m.test(readFileSync(path, 'utf8')));
  expect(marked.sort()).toEqual(files.map((name) => join(folder, name)).sort());
  for (const path of marked) {
    const directives = readFileSync(path, 'utf8').match(/^\s*["']use server["']/gm);
    expect([path, directives?.length]).toEqual([path, 1]);
  }
});

const rows = Object.entries(table).flatMap(([file, actions]) =>
  Object.entries(actions).map(([name, need]) => ({ file, name, need })),
);

/** Who may is found out before the input is read, so an input that is none tells them apart. */
describe.each(rows)('$file: $name needs $need', ({ file, name, need }) => {
  it.each(['nobody', 'stranger', ...roles] as const)('of %s', async (who) => {
    beginRequest({ origin });
    const person = people.get(who);
    if (person) await signInAs(person);
    const actions = await import(join(folder, `${file}.ts`));
    const isOfBusiness = need !== 'anybody' && need !== 'user';
    const answer = isOfBusiness ? await actions[name](businessId, null) : await actions[name](null);
    expect(answer.ok).toBe(false);
    expect(answer.problem.status).toBe(expectedStatus(need, who));
  });
});

function expectedStatus(need: Need | 'anybody' | 'user', who: Role | 'nobody' | 'stranger'): number {
  const invalidInput = 422;
  if (need === 'anybody') return invalidInput;
  if (who === 'nobody') return 401;
  if (need === 'user') return invalidInput;
  if (who === 'stranger') return 404;
  return allows(who, need) ? invalidInput : 403;
}
