import { describe, expect, it } from 'vitest';
import { ExactNumber, stringifyJson } from './json';
import { encodeJson, Utf8Writer, WrittenJson } from './json-bytes';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('Utf8Writer', () => {
  it('keeps texts and bytes in the order they come, however long they grow', () => {
    const writer = new Utf8Writer();
    let expected = '';
    for (let round = 0; round < 5000; round += 1) {
      writer.text('Café ☕ ');
      writer.ascii(`${round}.25`);
      writer.bytes(Uint8Array.of(10));
      expected += `Café ☕ ${round}.25\n`;
    }
    writer.text('ß'.repeat(1_000_000));
    expect(textOf(writer.since(0))).toBe(expected + 'ß'.repeat(1_000_000));
  });

  it('gives what was written since as a copy', () => {
    const writer = new Utf8Writer();
    writer.text('é');
    const start = writer.length;
    writer.ascii('12');
    const since = writer.since(start);
    writer.room.fill(0);
    expect(textOf(since)).toBe('12');
  });
});

describe('encodeJson', () => {
  const part = (text: string) => new WrittenJson((to) => to.text(text));

  it.each([
    { value: { name: 'Zoë', amounts: [1, 0.25] }, json: '{"name":"Zoë","amounts":[1,0.25]}' },
    { value: [{ rows: part('["Café"]') }, { rows: part('[2]') }], json: '[{"rows":["Café"]},{"rows":[2]}]' },
    {
      value: { rows: part('[1]'), sum: new ExactNumber('9007199254740993'), more: part('[2]') },
      json: '{"rows":[1],"sum":9007199254740993,"more":[2]}',
    },
  ])('writes $json', ({ value, json }) => {
    expect(textOf(encodeJson(value))).toBe(json);
  });

  it('gives bytes that the next text leaves alone', () => {
    const first = encodeJson({ rows: part('[1]') });
    const second = encodeJson({ rows: part('[2, 3]') });
    expect([first, second].map(textOf)).toEqual(['{"rows":[1]}', '{"rows":[2, 3]}']);
  });

  it('writes on after a part that failed', () => {
    const failing = new WrittenJson(() => {
      throw new Error('no rows');
    });
    expect(() => encodeJson({ rows: failing })).toThrow('no rows');
    expect(textOf(encodeJson({ rows: part('[1]') }))).toBe('{"rows":[1]}');
  });

  it('alone writes what writes itself', () => {
    expect(() => stringifyJson({ rows: part('[]') })).toThrow('encodeJson');
  });
});
