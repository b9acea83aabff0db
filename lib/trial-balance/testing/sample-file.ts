/** A trial balance as a program writes it, and the accounts with what is to be read of each: a debit is positive. */
export type SampleFile = {
  name: string;
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
  asOf: string | null;
  /** Code, name, balance in cents. */
  accounts: [code: string | null, name: string, balance: number][];
};

/** The file's bytes, UTF-16 with its mark. */
export function sampleBytes({ text, encoding }: SampleFile): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  // Windows-1252 differs from Latin-1 in none of the letters used here.
  return Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'latin1');
}
