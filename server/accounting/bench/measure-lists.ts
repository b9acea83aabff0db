import type { Bench } from './bench';
import type { BenchBusiness } from './bench-business';
import { report } from './report-line';
import { timingOf } from './sampling';

const rounds = 12;
const warmUp = 3;

/** Lists by every kind of filter and search, with common, rare and no matches: as users and the screens ask for them. */
export async function measureLists(bench: Bench, business: BenchBusiness, entries: number): Promise<void> {
  const checking = business.ledger('Checking').id;
  const travel = business.ledger('Travel').id;
  const asked = {
    pending: 'journal-entries?page_size=100&review_status=bookkeeper_pending',
    pending_oldest_first: 'journal-entries?page_size=100&review_status=bookkeeper_pending&sort=datetime',
    pending_likeliest_first:
      'journal-entries?page_size=100&review_status=bookkeeper_pending&sort=-confidence',
    none_confirmed: 'journal-entries?page_size=100&review_status=confirmed',
    none_reconciled: 'journal-entries?page_size=100&is_reconciled=true',
    none_by_rule: 'journal-entries?page_size=100&categorization_method=rule',
    on_a_common_ledger: `journal-entries?page_size=100&ledger_id=${checking}`,
    on_a_rare_ledger: `journal-entries?page_size=100&ledger_id=${travel}`,
    on_a_ledger_with_a_word: `journal-entries?page_size=100&ledger_id=${checking}&search=harbor`,
    described_by_two_letters: 'journal-entries?page_size=100&q=ce',
    described_by_none: 'journal-entries?page_size=100&q=zebra',
    search_word: 'journal-entries?page_size=100&search=harbor',
    search_part_of_a_word: 'journal-entries?page_size=100&search=arbo',
    search_two_words: 'journal-entries?page_size=100&search=harbor%20monday',
    search_two_words_none: 'journal-entries?page_size=100&search=harbor%20meadow',
    search_word_none: 'journal-entries?page_size=100&search=zebra',
    search_number: 'journal-entries?page_size=100&search=4711',
    search_amount: 'journal-entries?page_size=100&search=1%2C200.00',
    search_ledger: 'journal-entries?page_size=100&search=travel',
    search_word_and_ledger: 'journal-entries?page_size=100&search=harbor%20travel',
    search_word_and_ledger_none: 'journal-entries?page_size=100&search=zebra%20travel',
    search_two_ledgers: 'journal-entries?page_size=100&search=travel%20credit',
    search_two_ledgers_none: 'journal-entries?page_size=100&search=travel%20rent',
    search_pending_two_words:
      'journal-entries?page_size=100&review_status=bookkeeper_pending&search=harbor%20monday',
    sum_of_two_words: 'journal-entries/sum?search=harbor%20monday',
    outline: 'journal-entries/outline?sort=-datetime',
    outline_of_pending: 'journal-entries/outline?review_status=bookkeeper_pending',
    outline_of_a_word: 'journal-entries/outline?search=harbor',
    counts: 'journal-entries/counts',
    audit_log: 'audit-log?page_size=100',
    audit_log_of_an_action: 'audit-log?page_size=100&action=delete',
  };
  for (const [of, path] of Object.entries(asked)) {
    const inService: number[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      const { inServiceMs } = await bench.http.send('GET', `/v0/business/${business.id}/${path}`);
      if (round >= 0) inService.push(inServiceMs);
    }
    report({ measurement: 'list', of, entries, ...timingOf(inService) });
  }
}
