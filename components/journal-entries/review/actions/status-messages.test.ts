import { expect, it } from 'vitest';
import { statusMessages } from './status-messages';

function heard() {
  const texts: string[] = [];
  return { texts, ...statusMessages((text) => texts.push(text)) };
}
function promised<Value>() {
  let give: (value: Value) => void = () => {};
  const value = new Promise<Value>((resolve) => (give = resolve));
  return { value, give };
}

it('says that something is done once it is saved, and nothing where it was refused', async () => {
  const { texts, tell } = heard();
  tell('Confirming Figma', 'Confirmed Figma', Promise.resolve({ saved: 1, refused: 0 }));
  expect(texts).toEqual(['Confirming Figma…']);
  await Promise.resolve().then(() => {});
  expect(texts).toEqual(['Confirming Figma…', 'Confirmed Figma']);
  tell('Confirming Figma', 'Confirmed Figma', Promise.resolve({ saved: 0, refused: 1 }));
  await Promise.resolve().then(() => {});
  expect(texts.at(-1)).toBe('');
});

it('says nothing of an act that ends while it is being undone, and then that it is undone', async () => {
  const { texts, showWhile } = heard();
  const linking = promised<string>();
  const undoing = promised<string>();
  showWhile('Linking', linking.value);
  showWhile('Undoing: Linked', undoing.value);
  linking.give('Linked');
  await linking.value;
  expect(texts.at(-1)).toBe('Undoing: Linked…');
  undoing.give('Undone: Linked');
  await undoing.value;
  expect(texts.at(-1)).toBe('Undone: Linked');
});
