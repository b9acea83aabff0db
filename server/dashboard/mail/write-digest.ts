import { formatAmount } from '@/lib/format/amount';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { html, joinHtml, type SafeHtml } from './html';
import type { ListedQuestion, QuestionList } from './question-list';
import type { Message } from './send-mail';

type Addresses = {
  /** Where a question is answered. */
  question: (taskId: string) => string;
  /** All questions in Daybook, after signing in. */
  tasks: string;
  /** Where one chooses what comes by mail. */
  choices: string;
};

type Reader = { name: string; locale: string };

/** The message with the open questions of a business, as text and as HTML. Neither loads anything. */
export function writeDigest(
  { businessName, currency, payees, openCount }: QuestionList,
  reader: Reader,
  addresses: Addresses,
  /** How the links are to be used: they open one question each, or ask for the password. */
  linkNote: string,
): Message {
  const { locale } = reader;
  const questions = countOf(openCount, 'question', 'questions', locale);
  const subject = `${questions} about ${businessName}`;
  const lead = `Your bookkeeper has ${questions} about ${businessName}. ${linkNote}`;
  const groups = payees.map(({ payee, questions: ofPayee }) => ({
    payee,
    rows: ofPayee.map((question) => ({
      ...factsOf(question, currency, locale),
      href: addresses.question(question.taskId),
    })),
  }));
  const unlisted = openCount - payees.reduce((count, group) => count + group.questions.length, 0);
  const more =
    unlisted > 0
      ? `${countOf(unlisted, 'further question is', 'further questions are', locale)} in Daybook:`
      : null;
  const text = [
    `Hello ${reader.name},`,
    lead,
    ...groups.map(({ payee, rows }) =>
      [payee, ...rows.map(({ facts, asked, href }) => `  ${facts}\n  ${asked}\n  ${href}`)].join('\n\n'),
    ),
    ...(more ? [`${more}\n${addresses.tasks}`] : []),
    `What you are mailed, and how often: ${addresses.choices}`,
  ].join('\n\n');
  return { subject, text, html: page({ ...reader, subject, lead, groups, more, addresses }) };
}

function factsOf({ day, units, kind, asked }: ListedQuestion, currency: string, locale: string) {
  const amount = `${formatAmount(units, currency, locale)} ${currency}`;
  return {
    facts: `${formatDayOfYear(day, locale)} · ${amount}`,
    asked: kind === 'receipt_request' ? `Receipt wanted: ${oneLine(asked)}` : oneLine(asked),
    action: kind === 'receipt_request' ? 'Add the receipt' : 'Answer',
  };
}

/** As much of a question as a list shows; all of it is behind the link. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 199).trimEnd()}…` : line;
}

type Row = ReturnType<typeof factsOf> & { href: string };
type Page = Reader & {
  subject: string;
  lead: string;
  groups: { payee: string; rows: Row[] }[];
  more: string | null;
  addresses: Addresses;
};

/** Styles are inline and plain, since mail programs know no others. */
function page({ name, subject, lead, groups, more, addresses }: Page): string {
  const body = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0;padding:24px 16px;font:15px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
<p>Hello ${name},</p><p>${lead}</p>
${joinHtml(groups.map(group))}
${more ? html`<p>${more} <a href="${addresses.tasks}">open Tasks</a></p>` : html``}
<p style="margin-top:32px;font-size:13px"><a href="${addresses.choices}">Choose what you are mailed, and how often</a></p>
</div></body></html>`;
  return body.text;
}

function group({ payee, rows }: { payee: string; rows: Row[] }): SafeHtml {
  return html`<h2 style="margin:28px 0 4px;font-size:16px">${payee}</h2>
${joinHtml(
  rows.map(
    ({ facts, asked, action, href }) => html`<div style="padding:12px 0;border-top:1px solid #8884">
<div style="font-variant-numeric:tabular-nums">${facts}</div><div style="margin:2px 0 10px">${asked}</div>
<a href="${href}" style="display:inline-block;padding:10px 18px;border:1px solid #888;border-radius:8px;text-decoration:none">${action}</a></div>
`,
  ),
)}`;
}
