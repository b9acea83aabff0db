import { certainFrom, sureFrom } from '../learning/calibrate';
import { type NamesOfPayee, nameOf } from './names-of-payee';

/** Only other names went to the ledger: one of them once, one oftener, two. Where three did, their numbers tell nothing. */
const most = { once: 0.7, oneName: sureFrom - 0.001, twoNames: certainFrom - 0.001 };

/** How sure a ledger may be by the names that went there; 1 where the movement's very name did. */
export function mostByNames(names: NamesOfPayee, payee: string, ledger: number): number {
  const own = names.get(nameOf(payee));
  if (own) return own.ledgers.has(ledger) ? 1 : most.once;
  const [only, ...more] = [...names.values()].filter(({ ledgers }) => ledgers.has(ledger));
  if (!only || more.length > 1) return 1;
  if (more.length === 1) return most.twoNames;
  return only.times === 1 ? most.once : most.oneName;
}
