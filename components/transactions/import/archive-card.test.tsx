import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LeftOut } from '@/lib/workbooks/files-of-archive';
import { ArchiveCard } from './archive-card';

/** The texts of the card, without their marks. */
const said = (leftOut: readonly LeftOut[]) =>
  renderToStaticMarkup(<ArchiveCard name="October.zip" files={2} leftOut={leftOut} onRemove={null} />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .split(/<[^>]*>/)
    .filter((text) => text !== '');

const scan: LeftOut = { name: 'scan.pdf', what: 'a PDF document' };
const large: LeftOut = { name: 'year.csv', what: 'larger than 25 MB', mayBeBankFile: true };

describe('an archive says of the files that are not listed', () => {
  it('which are no bank files, and which may be some', () => {
    expect(said([scan, large])).toEqual([
      'October.zip',
      '2 bank files in it',
      'Not taken, and may be bank files:',
      'year.csv: larger than 25 MB',
      'Left out, as they are no bank files:',
      'scan.pdf: a PDF document',
    ]);
  });

  it.each([
    ['no bank files', [scan], 'Left out, as they are no bank files:'],
    ['what may be bank files', [large], 'Not taken, and may be bank files:'],
  ])('one sentence where there are only %s', (_name, leftOut, sentence) => {
    expect(said(leftOut).filter((text) => text.endsWith(':'))).toEqual([sentence]);
  });

  it('nothing where there are none', () => {
    expect(said([])).toHaveLength(2);
  });

  it('so many of each kind, so that none hides the other', () => {
    const many = Array.from({ length: 30 }, () => scan);
    const texts = said([...many, large]);
    expect(texts).toContain('year.csv: larger than 25 MB');
    expect(texts).toContain('and 10 more');
  });
});
