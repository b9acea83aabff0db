import { type Answered, call } from '../call';
import type { TestService } from '../start-service';
import type { EntryPlan, PairPlan, Step } from './history';
import { eventLines, mixedLines } from './mixed-lines';
import { chosen, partyOn, type SharedBooks } from './shared-books';
import { type CreditStep, isOfCredits, takeCreditStep } from './write-credits';
import { type ItemStep, takeItemStep } from './write-items';

/** Takes the steps one after the other, beside other writers of the same books; answers what came back. */
export async function writeHistory(
  service: TestService,
  books: SharedBooks,
  steps: readonly Step[],
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const step of steps) {
    if (isOfItems(step)) answers.push(await takeItemStep(service, books, step));
    else if (isOfCredits(step)) answers.push(await takeCreditStep(service, books, step));
    else answers.push(await take(service, books, step));
  }
  return answers;
}

const itemKinds = 'import bill invoice pay split unpay status answer reissue reparts'.split(' ');

function isOfItems(step: Step): step is ItemStep {
  return itemKinds.includes(step.kind);
}

async function take(
  service: TestService,
  books: SharedBooks,
  step: Exclude<Step, ItemStep | CreditStep>,
): Promise<Answered> {
  const path = `/v0/business/${books.businessId}`;
  const one = (entry: number) => `${path}/journal-entries/${chosen(books.entryIds, entry)}`;
  const linesOf = async (entry: number) =>
    ((await call(service, 'GET', one(entry))).data.line_entries ?? []) as { id: string }[];
  switch (step.kind) {
    case 'create': {
      const body = step.entries.map((entry) => entryBody(books, entry));
      const answer = await call(service, 'POST', `${path}/journal-entries/bulk`, body);
      for (const { id } of answer.data as unknown as { id: string }[]) books.entryIds.push(id);
      return answer;
    }
    case 'mix':
      return create(service, books, step.datetime, mixedLines(books, step));
    case 'event':
      return create(service, books, step.datetime, eventLines(books, step));
    case 'relines': {
      const line_changes = {
        create_lines: linesBody(books, step.lines),
        delete_lines: (await linesOf(step.entry)).map((line) => line.id),
      };
      return call(service, 'PATCH', one(step.entry), { line_changes });
    }
    case 'dropLines': {
      // Lines come in pairs that balance, unless the entry is a posting of the service.
      const delete_lines = (await linesOf(step.entry)).slice(0, 2).map((line) => line.id);
      return call(service, 'PATCH', one(step.entry), { line_changes: { delete_lines } });
    }
    case 'move':
      return bulk(service, books, step.entries, { datetime: step.datetime });
    case 'confirm':
      return bulk(service, books, step.entries, { review_status: 'confirmed' });
    case 'reverse':
      return call(service, 'POST', `${one(step.entry)}/reverse`, {});
    case 'toggle': {
      const ledger = `${path}/ledger/${chosen(books.ledgerIds, step.ledger)}`;
      return call(service, 'PATCH', ledger, { report_cash_flow: step.reported });
    }
  }
}

async function create(service: TestService, books: SharedBooks, datetime: string, lines: object[]) {
  const body = { description: 'Posted', datetime, lines };
  const answer = await call(service, 'POST', `/v0/business/${books.businessId}/journal-entries`, body);
  if (answer.status === 201) books.entryIds.push(String(answer.data.id));
  return answer;
}

function bulk(service: TestService, books: SharedBooks, entries: readonly number[], changes: object) {
  const ids = new Set(entries.map((entry) => chosen(books.entryIds, entry)));
  const items = [...ids].map((id) => ({ journal_entry_id: id, changes }));
  return call(service, 'PATCH', `/v0/business/${books.businessId}/journal-entries`, items);
}

function entryBody(books: SharedBooks, { datetime, lines }: EntryPlan) {
  return { description: 'Posted', datetime, lines: linesBody(books, lines) };
}

function linesBody(books: SharedBooks, pairs: readonly PairPlan[]) {
  const on = (choice: number) => {
    const ledger_id = chosen(books.ledgerIds, choice);
    return { ledger_id, ...partyOn(books, ledger_id) };
  };
  return pairs.flatMap(({ debit, credit, units, basis }) => [
    { ...on(debit), debit_credit: 'debit', amount: units / 100, basis },
    { ...on(credit), debit_credit: 'credit', amount: units / 100, basis },
  ]);
}
