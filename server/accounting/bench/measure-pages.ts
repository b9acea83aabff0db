import { z } from 'zod';
import type { Bench } from './bench';
import type { BenchBusiness } from './bench-business';
import { report } from './report-line';
import { ratio, timeInTurn } from './sampling';

const pageAnswer = z.object({ pagination: z.object({ next_page_token: z.string().nullable() }) });

/** A page of 100 entries at the start, in the middle and at the end of the list, reached as any client reaches it. */
export async function measurePages(bench: Bench, business: BenchBusiness, entries: number): Promise<void> {
  const pages = await walk(bench, `/v0/business/${business.id}/journal-entries?page_size=100`);
  const pathAt = (index: number) => pages[index] ?? '';
  const { first, deep, last } = await timeInTurn(
    {
      first: () => bench.http.send('GET', pathAt(0)),
      deep: () => bench.http.send('GET', pathAt(Math.floor(pages.length / 2))),
      last: () => bench.http.send('GET', pathAt(pages.length - 1)),
    },
    50,
  );
  report({
    measurement: 'page_of_100',
    entries,
    pages: pages.length,
    first_p50_ms: first.p50_ms,
    deep_p50_ms: deep.p50_ms,
    last_p50_ms: last.p50_ms,
    first_p95_ms: first.p95_ms,
    deep_p95_ms: deep.p95_ms,
    last_p95_ms: last.p95_ms,
    last_of_first: ratio(last.p50_ms, first.p50_ms),
  });
}

/** The address of every full page. */
export async function walk({ http }: Bench, path: string): Promise<string[]> {
  const pages: string[] = [];
  for (let next: string | null = path; next !== null; ) {
    pages.push(next);
    const answer = await http.send('GET', next);
    const { pagination } = pageAnswer.parse(JSON.parse(answer.text()));
    const token = pagination.next_page_token;
    next = token === null ? null : `${path}&page_token=${encodeURIComponent(token)}`;
  }
  return pages;
}
