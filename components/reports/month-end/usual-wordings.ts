import {
  type Comparison,
  cashSentences,
  owedSentence,
  questionsSentence,
  resultSentences,
  reviewSentence,
} from './usual-sentences';

/** What a usual sentence is about. */
export type SentenceTopic = 'income' | 'costs' | 'cash' | 'owed' | 'review' | 'questions';

/** What the sentence is about where it is a usual one in any of its wordings; `undefined` of somebody's own. */
export function topicsOf(sentence: string): readonly SentenceTopic[] | undefined {
  wordings ??= wordingsOfAllFigures();
  return wordings.get(sentence);
}

let wordings: Map<string, readonly SentenceTopic[]> | undefined;

/** Wordings depend on which figures are nothing, negative, or without entries, alone: these bring out all of them. */
const sizes = [0n, 1n];
const either = [false, true];
const signs = [1n, -1n];
const comparisons: Comparison[] = ['none', 'month', 'days'];

function wordingsOfAllFigures(): Map<string, readonly SentenceTopic[]> {
  const found = new Map<string, readonly SentenceTopic[]>(earlierWordings);
  const cashes = sizes.map((inflow) => ({ inflow, outflow: 0n, left: 0n }));
  const entries = either.flatMap((income) =>
    either.flatMap((costs) => either.map((cash) => ({ income, costs, cash }))),
  );
  const flows = sizes.flatMap((inflow) =>
    sizes.flatMap((outflow) => signs.map((left) => ({ inflow, outflow, left }))),
  );
  const owed = sizes.flatMap((units) => sizes.map((credit) => ({ units, overdue: 0n, credit })));
  for (const has of entries) {
    for (const cash of cashes)
      for (const startingCash of sizes)
        for (const openingCash of sizes)
          for (const words of cashSentences({ cash, startingCash, openingCash, has }))
            found.set(words, ['cash']);
    for (const result of flows)
      for (const before of flows)
        for (const comparison of comparisons) {
          const [income = '', costs] = resultSentences({ result, before, has }, comparison);
          const both: SentenceTopic[] = has.cash ? ['income', 'costs'] : ['income', 'costs', 'cash'];
          found.set(income, costs === undefined ? both : ['income']);
          if (costs !== undefined) found.set(costs, ['costs']);
        }
  }
  for (const receivable of owed)
    for (const payable of owed) found.set(owedSentence({ receivable, payable }), ['owed']);
  for (const unreviewed of [0, 1]) found.set(reviewSentence({ unreviewed }), ['review']);
  for (const questionCount of [0, 1]) found.set(questionsSentence({ questionCount }), ['questions']);
  return found;
}

const earlierResults = [
  '',
  ' after {net_income_before}',
  '; the month before it was {net_income_before}',
  '; in {month_before} it was {net_income_before}',
];
const earlierCosts = [
  'There were no costs',
  'Costs were {costs}',
  'Costs were {costs}, {costs_change} in {month_before}',
];

/** Usual once, and perhaps saved with a commentary. */
const earlierWordings: [string, SentenceTopic[]][] = [
  ...earlierCosts.flatMap((costs) =>
    earlierResults.map((before): [string, SentenceTopic[]] => [
      `${costs}, which leaves a net income of {net_income}${before}.`,
      ['costs'],
    ]),
  ),
  ['No entry up to the end of the month waits for review.', ['review']],
  ['Not reviewed yet: {unreviewed} up to the end of the month, so figures may change.', ['review']],
];
