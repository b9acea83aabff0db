import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openService } from '../testing/open-service';
import { requestOf, type Variables } from '../testing/tutorial/curl';
import { keptOf, readTutorial, type Step } from '../testing/tutorial/read-tutorial';

const page = readFileSync(new URL('../../../docs/tutorial.md', import.meta.url), 'utf8');
const { steps, files } = readTutorial(page);

const service = openService();

/** What is another at every run: identifiers, tokens, and when it was. All else is as the page says. */
function lasting(text: string): string {
  const now = /("(?:created_at|updated_at)": ?)"[^"]+"/g;
  // A token may begin with underscores of its own.
  const token = /\bdbt_[\w-]{43}/g;
  return text
    .replace(token, 'dbt_…')
    .replace(/\b([a-z_]+)_[\w-]{22,}/g, '$1_…')
    .replace(now, '$1"now"');
}

const BYTE_ORDER_MARK = /^\uFEFF/;

/** As it is shown: of a list that is cut only so much of the beginning. */
function asShown({ language, isCut, answer }: Step, text: string): unknown {
  if (language === 'csv') return text.replace(BYTE_ORDER_MARK, '').replaceAll('\r\n', '\n');
  const [shown, real] = [answer, text].map((each) => JSON.parse(each) as { data: unknown[] });
  return isCut ? { ...real, data: real?.data.slice(0, shown?.data.length) } : real;
}

describe('the tutorial in docs/tutorial.md', () => {
  const variables: Variables = { BASE: 'http://service.test' };

  it('has ten requests', () => {
    expect(steps.map(({ title }) => title.split('.')[0])).toEqual([...'123456789'].concat('10'));
  });

  it.each(steps)('$title', async (step) => {
    variables.CLIENT_ID ??= service.credentials.clientId;
    variables.CLIENT_SECRET ??= service.credentials.clientSecret;
    const { url, init } = requestOf(step.command, variables, files);
    const response = await service.bare(url.replace('http://service.test', ''), init);
    const text = await response.text();
    expect(response.ok, text).toBe(true);
    const shown = step.language === 'csv' ? step.answer : JSON.parse(step.answer);
    expect(lasting(JSON.stringify(asShown(step, text), null, 1))).toBe(
      lasting(JSON.stringify(shown, null, 1)),
    );
    for (const keep of step.keeps) variables[keep.as] = keptOf(JSON.parse(text), keep);
  });
});
