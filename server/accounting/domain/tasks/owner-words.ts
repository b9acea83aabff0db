import type { EntityType } from '@/lib/contract/business';
import type { Ledger } from '@/lib/contract/ledger';

type NamedLedger = Pick<Ledger, 'name' | 'subtype'>;

/** What owners call money between them and their business. */
const ownMoney: Partial<Record<Ledger['subtype'], string>> = {
  distribution: 'Personal',
  contribution: 'My own money',
};

/** The ledger as an owner calls it: the first of the things that its name lists, without the accountant's "expenses". */
export function ownerWord({ name, subtype }: NamedLedger): string {
  const own = ownMoney[subtype];
  if (own !== undefined) return own;
  const [first = name] = name.split(/ and | & |[,/(]/);
  return first.replace(/ (expenses?|supplies)$/i, '').trim() || name;
}

/** The same of several; those that an owner would call alike keep their names. */
export function ownerWords(ledgers: readonly NamedLedger[]): string[] {
  const words = ledgers.map(ownerWord);
  return ledgers.map(({ name }, at) => {
    const word = words[at] ?? name;
    return words.filter((each) => each === word).length > 1 ? name : word;
  });
}

/** A corporation's money is nobody's own: what its owner spends on himself is for the bookkeeper to judge. */
export function hasOwnMoney(entityType: EntityType): boolean {
  return entityType !== 'c-corp';
}
