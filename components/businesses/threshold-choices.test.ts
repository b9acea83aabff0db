import { describe, expect, it } from 'vitest';
import { thresholdChoices } from './threshold-choices';

describe('thresholdChoices', () => {
  it('are whole percents from 90 to 100, as numbers that the service takes', () => {
    const choices = thresholdChoices(0.98, 'en-US');
    expect(choices.map(({ name }) => name)).toEqual(
      [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100].map((percent) => `${percent}%`),
    );
    expect(choices.at(0)).toEqual({ id: '0.9', name: '90%' });
    expect(choices.at(-1)).toEqual({ id: '1', name: '100%' });
  });

  it('keep a threshold between two percents that another application set', () => {
    const choices = thresholdChoices(0.985, 'de-DE');
    expect(choices).toHaveLength(12);
    expect(choices.at(9)).toEqual({ id: '0.985', name: '98,5\u00a0%' });
  });
});
