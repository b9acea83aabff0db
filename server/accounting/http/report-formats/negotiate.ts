import type { Problem } from '@/lib/contract/problem';
import { accept as accepted, type Result, refuse } from '@/lib/result';

/** The media types of reports; the first is the default. */
export const reportMediaTypes = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ReportFormat = keyof typeof reportMediaTypes;

type Range = { type: string; subtype: string; quality: number };

/**
 * The format that `Accept` likes best (RFC 9110 §12.5.1): each is judged by the most specific range that names it; of
 * equals the earlier of ours wins. Refused when it likes none.
 */
export function negotiate(accept: string | null): Result<ReportFormat, Problem> {
  const ranges = accept === null || accept.trim() === '' ? [anything] : accept.split(',').flatMap(rangeOf);
  let best: { format: ReportFormat; quality: number } | null = null;
  for (const format of Object.keys(reportMediaTypes) as ReportFormat[]) {
    const quality = qualityOf(reportMediaTypes[format], ranges);
    if (quality > (best?.quality ?? 0)) best = { format, quality };
  }
  return best ? accepted(best.format) : refuse(notAcceptable);
}

const anything: Range = { type: '*', subtype: '*', quality: 1 };

const notAcceptable: Problem = {
  code: 'not_acceptable',
  detail: `The report is available as ${Object.values(reportMediaTypes).join(', ')}.`,
};

/** An invalid media range matches nothing. Parameters other than q are ignored. */
function rangeOf(text: string): Range[] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const parts = /^([^\s/]+)\/([^\s/]+)$/.exec(name.toLowerCase());
  if (!parts) return [];
  const weight = parameters.find((each) => /^q\s*=/i.test(each));
  const quality = weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1));
  if (!(quality >= 0 && quality <= 1)) return [];
  return [{ type: parts[1] ?? '', subtype: parts[2] ?? '', quality }];
}

function qualityOf(mediaType: string, ranges: readonly Range[]): number {
  const [type, subtype] = mediaType.split('/');
  const exact = ranges.find((range) => range.type === type && range.subtype === subtype);
  const ofType = ranges.find((range) => range.type === type && range.subtype === '*');
  const any = ranges.find((range) => range.type === '*' && range.subtype === '*');
  return (exact ?? ofType ?? any)?.quality ?? 0;
}
