import { describe, expect, it } from 'vitest';
import { inASentence } from './command';
import { errorMessage } from './processes/lifecycle';

const sentenceOf = (error: unknown) => errorMessage(inASentence(error));

describe('the sentence that ends a command', () => {
  it('says that the database ended, as on a full disk, and calls that no fault of Daybook', () => {
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
    const lost = new Error('Client has encountered a connection error and is not queryable');
    for (const error of [new Error('Connection terminated unexpectedly'), lost, reset]) {
      expect(sentenceOf(error)).toBe(
        `The database ended meanwhile (${error.message}): it was stopped or has failed, as it does on a full disk. Try again when it runs.`,
      );
    }
  });

  it('calls what nobody foresaw a fault of Daybook', () => {
    expect(sentenceOf(new Error('unforeseen'))).toMatch(
      /^Unexpected error: unforeseen\. This is a fault of Daybook/,
    );
  });
});
