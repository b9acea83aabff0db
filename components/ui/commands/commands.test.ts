import { describe, expect, it, vi } from 'vitest';
import { type Command, CommandRegistry, ownFirst } from './command-registry';
import { keyCap, keyOf, type PressedKey } from './pressed-key';

function press(key: string, more: Partial<PressedKey> = {}): PressedKey & { wasPrevented: boolean } {
  return {
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    isComposing: false,
    target: null,
    wasPrevented: false,
    preventDefault() {
      this.wasPrevented = true;
    },
    ...more,
  };
}

/** A focused element that lies within whatever the selector's list names. */
function within(...places: string[]): EventTarget {
  const target = new EventTarget();
  return Object.assign(target, {
    closest: (selector: string) =>
      places.some((each) => selector.split(', ').includes(each)) ? target : null,
  });
}

describe('keyOf', () => {
  it.each([
    [press('j'), 'j'],
    [press('X', { shiftKey: true }), 'shift+x'],
    [press('?', { shiftKey: true }), '?'],
    [press('/'), '/'],
    [press('k', { ctrlKey: true }), 'mod+k'],
    [press('k', { metaKey: true }), 'mod+k'],
    [press('k', { metaKey: true, target: within('textarea') }), 'mod+k'],
    [press('a', { ctrlKey: true }), 'mod+a'],
    [press('J'), 'j'],
    [press('Enter'), 'Enter'],
    [press('Enter', { target: within('button', '[data-row-button][aria-current]') }), 'Enter'],
  ])('names %#', (event, expected) => {
    expect(keyOf(event)).toBe(expected);
  });

  it.each([
    ['a letter typed into a field', press('j', { target: within('textarea') })],
    ['a letter in a list that finds by typing', press('j', { target: within('[role=listbox]') })],
    ['Ctrl+A in a search', press('a', { ctrlKey: true, target: within('input:not([type=checkbox])') })],
    ['Enter on a button', press('Enter', { target: within('button') })],
    ['a key that something has answered', press('j', { defaultPrevented: true })],
    ['a key of an input method', press('j', { isComposing: true })],
    ['a sign written with Alt', press('c', { altKey: true })],
  ])('leaves alone %s', (_, event) => {
    expect(keyOf(event)).toBeNull();
  });
});

describe('CommandRegistry', () => {
  const command = (id: string, keys: string[], run: () => void, isDisabled = false): Command => ({
    id,
    name: id,
    group: 'Test',
    keys,
    isDisabled,
    run,
  });

  it('runs the latest offer of a key and keeps the browser from acting on it', () => {
    const ran: string[] = [];
    const registry = new CommandRegistry();
    registry.offer('shell', [command('shell', ['c'], () => ran.push('shell'))]);
    registry.offer('screen', [command('screen', ['c'], () => ran.push('screen'))]);
    const event = press('c');
    registry.handle(event);
    expect(ran).toEqual(['screen']);
    expect(event.wasPrevented).toBe(true);
  });

  it('falls back to the earlier offer when the later one is withdrawn or disabled', () => {
    const ran: string[] = [];
    const registry = new CommandRegistry();
    registry.offer('shell', [command('shell', ['c'], () => ran.push('shell'))]);
    registry.offer('screen', [command('screen', ['c'], () => ran.push('screen'), true)]);
    registry.handle(press('c'));
    registry.withdraw('screen');
    registry.handle(press('c'));
    expect(ran).toEqual(['shell', 'shell']);
    expect(registry.offered().map((each) => each.id)).toEqual(['shell']);
  });

  describe('a sequence of two keys', () => {
    const pressAll = (...keys: string[]) => {
      const ran: string[] = [];
      const registry = new CommandRegistry();
      registry.offer('screen', [
        command('next', ['g b'], () => ran.push('next')),
        command('bill', ['b'], () => ran.push('bill')),
      ]);
      for (const key of keys) registry.handle(press(key));
      return ran;
    };

    it('runs its command once both are pressed', () => {
      expect(pressAll('g', 'b')).toEqual(['next']);
      expect(pressAll('g', 'g', 'b')).toEqual(['next']);
    });

    it('is forgotten after another key, and after a while', () => {
      expect(pressAll('g', 'x', 'b')).toEqual(['bill']);
      const times = vi.spyOn(performance, 'now');
      times.mockReturnValueOnce(0).mockReturnValueOnce(60_000);
      expect(pressAll('g', 'b')).toEqual(['bill']);
      times.mockRestore();
    });

    it('runs nothing while disabled', () => {
      const registry = new CommandRegistry();
      registry.offer('screen', [command('next', ['g b'], () => expect.unreachable(), true)]);
      const event = press('g');
      registry.handle(event);
      registry.handle(press('b'));
      expect(event.wasPrevented).toBe(false);
    });
  });

  it('leaves a key that nobody offers to the browser', () => {
    const event = press('q');
    new CommandRegistry().handle(event);
    expect(event.wasPrevented).toBe(false);
  });
});

describe('keyCap', () => {
  it.each([
    ['mod+k', false, 'Ctrl K'],
    ['mod+k', true, '⌘K'],
    ['shift+x', false, '⇧ x'],
    ['ArrowDown', false, '↓'],
    ['c', true, 'c'],
    ['g b', false, 'g b'],
  ])('prints %s (Mac: %s) as %s', (key, isMac, expected) => {
    expect(keyCap(key, isMac)).toBe(expected);
  });
});

describe('ownFirst', () => {
  it('puts what all screens can do behind what this one can, each group in its own order', () => {
    const command = (name: string, group: string): Command => ({ id: name, name, group, run: () => {} });
    const commands = [
      command('Journal', 'Go to'),
      command('Show all keys', 'Anywhere'),
      command('Confirm', 'Review'),
      command('Bills', 'Go to'),
      command('Split', 'Review'),
    ];
    expect(ownFirst(commands).map(([group, members]) => [group, members.map(({ name }) => name)])).toEqual([
      ['Review', ['Confirm', 'Split']],
      ['Anywhere', ['Show all keys']],
      ['Go to', ['Journal', 'Bills']],
    ]);
  });
});
