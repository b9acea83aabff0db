import { type EvidenceName, evidenceNames } from './evidence';
import { type SignName, type Signs, signNames } from './trust';

/**
 * How much each kind of evidence weighs before a business has decided anything: fitted on several books by
 * `npm run bench:suggestions -- --fit FILE…`. `spread` is how far the evidence usually lies apart; steps of learning are
 * measured by it.
 */
export const sharedWeights: Record<EvidenceName, { weight: number; spread: number }> = {
  wasUsed: { weight: -3.203, spread: 0.5 },
  usual: { weight: 0.12, spread: 2 },
  daysUnused: { weight: -0.263, spread: 0.8 },
  direction: { weight: 0.871, spread: 0.26 },
  size: { weight: 0.218, spread: 0.67 },
  day: { weight: 0.091, spread: 0.5 },
  accountLift: { weight: 0.059, spread: 2 },
  payeeLift: { weight: -0.351, spread: 0.5 },
  payeeLately: { weight: -0.68, spread: 0.1 },
  payeeRun: { weight: -0.16, spread: 0.2 },
  payeeDaysSince: { weight: -0.543, spread: 0.2 },
  payeeFarAmount: { weight: -0.172, spread: 0.2 },
  eitherLift: { weight: 0.26, spread: 0.5 },
  startShare: { weight: 3.131, spread: 0.1 },
  startPurity: { weight: -0.379, spread: 0.7 },
  exactShare: { weight: 1.891, spread: 0.05 },
  nearShare: { weight: -0.113, spread: 0.1 },
  afterShare: { weight: 0.384, spread: 0.1 },
  amountLift: { weight: 0.257, spread: 0.4 },
  tradeLift: { weight: 0.181, spread: 0.5 },
  firstLift: { weight: 0.017, spread: 1.2 },
  firstOnAccountLift: { weight: 0.061, spread: 1 },
  firstOfSizeLift: { weight: 0.051, spread: 0.8 },
  wordModel: { weight: 0.534, spread: 1.1 },
  similarPayee: { weight: 3.176, spread: 0.1 },
  nameBegins: { weight: 1.852, spread: 0.06 },
  nameShare: { weight: 1.704, spread: 0.05 },
  tradeLedger: { weight: 2.428, spread: 0.06 },
};

/** What the signs of a suggestion weigh before a business has shown anything, fitted alike. */
const sharedTrust: Record<SignName, number> = {
  always: -0.393,
  chance: 0.255,
  margin: 0.574,
  purity: 0.096,
  isNew: 0.404,
  farAmount: 0.082,
  marketplace: -0.149,
  passesOn: -0.149,
  sameAmount: -0.156,
  run: 0.051,
  decisions: -0.048,
  wordModel: 0.085,
  exactShare: 1.181,
  nearShare: 0.179,
  afterShare: -0.274,
  similarPayee: 0.276,
  startShare: -0.128,
  startPurity: 0.049,
  payeeLift: 0.127,
  payeeLately: -0.618,
  payeeDaysSince: -0.472,
  eitherLift: -0.164,
  amountLift: 0.001,
  usual: -0.038,
  daysUnused: 0.484,
  size: -0.007,
  day: -0.025,
  nameShare: -0.141,
  tradeLedger: -0.354,
};

/** What several books showed, from which every business begins. */
export type Shared = {
  /** By the order of `evidenceNames`. */
  weights: readonly number[];
  /** What the signs of a suggestion weigh, by the order of `signNames`. */
  trust: Signs;
};

export const shared: Shared = {
  weights: evidenceNames.map((name) => sharedWeights[name].weight),
  trust: signNames.map((name) => sharedTrust[name]),
};
