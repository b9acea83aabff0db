import type { ClientProblem } from '@/lib/client/client';
import { accept, type Result, together } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import { plain } from '../accounting/plain';
import type { Member } from '../session/guard';

/** The rules in their order, how suggestions fared, and what rules name. */
export async function readRulesScreen({ client }: Member, businessId: string) {
  const parameters = { business_id: businessId };
  const read = await together({
    rules: everyPage((page_token) => client.listRules({ parameters, query: { page_token } })),
    quality: client.getSuggestionQuality({ parameters }),
    ledgers: client.listLedgers({ parameters }),
    accounts: client.listExternalAccounts({ parameters }),
  });
  if (!read.ok) return read as Result<never, ClientProblem>;
  const { rules, quality, ledgers, accounts } = read.value;
  return accept({
    rules: plain(rules),
    quality: quality.data,
    ledgers: ledgers.data,
    accounts: accounts.data,
  });
}
