import { describe, expect, it } from 'vitest';
import { TagChoice } from './tag-choice';

describe('the choice of a tag', () => {
  it('is made once, however often Enter is pressed meanwhile', async () => {
    const choice = new TagChoice();
    let made = 0;
    let finish = () => {};
    const make = () => {
      made += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    };
    const first = choice.once(make);
    await choice.once(make);
    expect(made).toBe(1);
    finish();
    await first;
    void choice.once(make);
    expect(made).toBe(2);
  });

  it('may be made again where it failed unexpectedly', async () => {
    const choice = new TagChoice();
    await expect(choice.once(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    let isMade = false;
    await choice.once(async () => {
      isMade = true;
    });
    expect(isMade).toBe(true);
  });

  it('sends each new name under a key of its own: the same until it is created', () => {
    const choice = new TagChoice();
    const key = choice.keyOf('Workshop');
    expect(choice.keyOf('Workshops')).not.toBe(key);
    expect(choice.keyOf('Workshop')).toBe(key);
    choice.created('Workshop');
    expect(choice.keyOf('Workshop')).not.toBe(key);
  });
});
