import { expect, it } from 'vitest';
import { hasUndrawnPictures } from './undrawn-pictures';

it.each([
  ['JPEG 2000', '<< /Subtype /Image /Filter /JPXDecode >>', true],
  ['JPEG 2000 behind another filter', '<< /Filter [/FlateDecode /JPXDecode] >>', true],
  ['JPEG', '<< /Subtype /Image /Filter /DCTDecode >>', false],
])('a PDF with pictures in %s', (_, entries, expected) => {
  expect(hasUndrawnPictures(Buffer.from(`%PDF-1.5\n\xff\n${entries}`, 'latin1'))).toBe(expected);
});
