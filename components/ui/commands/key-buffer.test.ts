import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BufferedPage, type HeldKey, KeyBuffer } from './key-buffer';

function press(key: string, more: Partial<HeldKey> = {}): HeldKey {
  return {
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    timeStamp: performance.now(),
    ...more,
  };
}

/** A page whose field opens when the test says so and is left by Enter. */
class SmallPage implements BufferedPage {
  text = '';
  readonly ran: string[] = [];
  hasField = false;
  onRun: (key: string) => unknown = () => {};
  isTyping = () => this.hasField;
  type({ key }: HeldKey) {
    if (key === 'Enter' || key === 'Escape') this.hasField = false;
    else this.text += key === 'Tab' ? '⇥' : key;
  }
  run({ key }: HeldKey) {
    this.ran.push(key);
    this.onRun(key);
  }
  settled = () => Promise.resolve();
}

describe('KeyBuffer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function desk() {
    const page = new SmallPage();
    const buffer = new KeyBuffer(page);
    const type = (keys: string[]) => keys.map((key) => buffer.take(press(key)));
    return { page, buffer, type };
  }

  it('lets every key pass while no field is awaited', () => {
    expect(desk().type(['c', 'Enter'])).toEqual([false, false]);
  });

  it('holds what is typed before the field is there, and gives it to the field in its order', async () => {
    const { page, buffer, type } = desk();
    buffer.awaitField();
    expect(type(['c', 'o', 'f'])).toEqual([true, true, true]);
    page.hasField = true;
    await buffer.release();
    expect([page.text, page.ran]).toEqual(['cof', []]);
    expect(type(['f'])).toEqual([false]);
  });

  it('runs as commands what follows the Enter that closes the field', async () => {
    const { page, buffer, type } = desk();
    buffer.awaitField();
    type(['r', 'Enter', 'c', 'j']);
    page.hasField = true;
    await buffer.release();
    expect([page.text, page.ran]).toEqual(['r', ['c', 'j']]);
  });

  it('keeps the rest for another field that a command among them opens', async () => {
    const { page, buffer, type } = desk();
    page.onRun = (key) => key === 'e' && buffer.awaitField();
    buffer.awaitField();
    type(['r', 'Enter', 'c', 'e', 't']);
    page.hasField = true;
    await buffer.release();
    expect([page.text, page.ran]).toEqual(['r', ['c', 'e']]);
    page.hasField = true;
    await buffer.release();
    expect(page.text).toBe('rt');
  });

  it('waits for nothing more where that other field was there at once', async () => {
    const { page, buffer, type } = desk();
    page.onRun = (key) => {
      if (key !== 'e') return;
      buffer.awaitField();
      page.hasField = true;
    };
    buffer.awaitField();
    type(['r', 'Enter', 'e', 't', 'Enter']);
    page.hasField = true;
    await buffer.release();
    expect([page.text, page.ran, ...type(['c'])]).toEqual(['rt', ['e'], false]);
  });

  it('drops what is typed for a field that was refused, with the Enter or Escape that ends it', () => {
    for (const end of ['Enter', 'Escape']) {
      const { page, buffer, type } = desk();
      buffer.refuseField();
      expect(type(['c', 'a', 's', 'h', end, 'c'])).toEqual([true, true, true, true, true, false]);
      expect(page.ran).toEqual([]);
    }
  });

  it('drops it until a key that moves, or the mouse, or a pause of a second after the last key', () => {
    const { buffer, type } = desk();
    buffer.refuseField();
    expect(type(['c', 'ArrowDown', 'c'])).toEqual([true, false, false]);
    buffer.refuseField();
    buffer.cancel();
    expect(type(['c'])).toEqual([false]);
    buffer.refuseField();
    vi.advanceTimersByTime(900);
    expect(type(['c'])).toEqual([true]);
    vi.advanceTimersByTime(900);
    expect(type(['a'])).toEqual([true]);
    vi.advanceTimersByTime(1000);
    expect(type(['c'])).toEqual([false]);
  });

  it('drops what was pressed in time, though the page was too busy to take it then', () => {
    const { buffer, type } = desk();
    buffer.refuseField();
    const pressed = [...'cash'].map((key) => press(key));
    vi.advanceTimersByTime(3000);
    expect(pressed.map((key) => buffer.take(key))).toEqual([true, true, true, true]);
    expect(type(['c'])).toEqual([false]);
  });

  it('leaves shortcuts alone meanwhile, and what is typed into another field', () => {
    const { page, buffer, type } = desk();
    buffer.refuseField();
    expect(buffer.take(press('k', { ctrlKey: true }))).toBe(false);
    page.hasField = true;
    expect(type(['c'])).toEqual([false]);
  });

  it('drops it among keys that had to wait, and gives the rest to a field that comes after all', async () => {
    const { page, buffer, type } = desk();
    page.onRun = (key) => key === 'e' && buffer.refuseField();
    buffer.awaitField();
    type(['r', 'Enter', 'e', 'c', 'a', 'Enter', 'j', 'e']);
    page.hasField = true;
    await buffer.release();
    expect([page.text, page.ran]).toEqual(['r', ['e', 'j', 'e']]);
    expect(type(['c'])).toEqual([true]);
    buffer.awaitField();
    type(['x']);
    page.hasField = true;
    await buffer.release();
    expect(page.text).toBe('rx');
  });

  it('queues keys pressed while earlier ones are being given', async () => {
    const { page, buffer, type } = desk();
    buffer.awaitField();
    type(['a']);
    page.hasField = true;
    const released = buffer.release();
    expect(type(['b'])).toEqual([true]);
    await released;
    expect(page.text).toBe('ab');
  });

  it('queues Tab among them, and gives what follows to the field that it leads to', async () => {
    const { page, buffer, type } = desk();
    buffer.awaitField();
    type(['a', 'b']);
    page.hasField = true;
    const released = buffer.release();
    expect(type(['c', 'Tab', 'd'])).toEqual([true, true, true]);
    await released;
    expect([page.text, page.ran]).toEqual(['abc⇥d', []]);
  });

  it('holds Ctrl+Enter behind what was typed before it', async () => {
    const { page, buffer, type } = desk();
    buffer.awaitField();
    type(['r']);
    expect(buffer.take(press('Enter', { ctrlKey: true }))).toBe(true);
    page.hasField = true;
    await buffer.release();
    expect([page.text, page.hasField]).toEqual(['r', false]);
  });

  it('leaves alone the accompanying keys, shortcuts of the browser and keys of an input method', () => {
    const { buffer } = desk();
    buffer.awaitField();
    const others = [press('Shift'), press('r', { ctrlKey: true }), press('x', { isComposing: true })];
    expect(others.map((key) => buffer.take(key))).toEqual([false, false, false]);
  });

  it('gives an Escape to the field, too, so that it closes, and runs what follows', async () => {
    const { page, buffer, type } = desk();
    buffer.awaitField();
    expect(type(['c', 'Escape', 'j'])).toEqual([true, true, true]);
    page.hasField = true;
    await buffer.release();
    expect([page.text, page.ran]).toEqual(['c', ['j']]);
  });

  it('holds Tab before the field is there, too, and gives what follows to the field that it leads to', async () => {
    const { page, buffer, type } = desk();
    buffer.awaitField();
    expect(type(['c', 'Tab', 'd'])).toEqual([true, true, true]);
    page.hasField = true;
    await buffer.release();
    expect([page.text, page.ran]).toEqual(['c⇥d', []]);
  });

  it('waits for a field no longer than a person does', () => {
    const { page, buffer, type } = desk();
    buffer.awaitField();
    type(['c']);
    vi.advanceTimersByTime(5000);
    expect(type(['j'])).toEqual([false]);
    expect(page.ran).toEqual([]);
  });
});
