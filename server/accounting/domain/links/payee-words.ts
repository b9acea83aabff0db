import { isGeneric, tokensOf } from './leg-words';

/** Legal forms, and what every second firm is called. */
const common = new Set(
  `inc llc ltd llp plc gmbh ag kg ug sarl sas sa srl spa bv nv oy ab as corp corporation limited company co pty sdn bhd
  group holding holdings international services service invoice inv bill payment rechnung rgnr nr`.split(
    /\s+/,
  ),
);

/** The words of a text that tell a payee from others, in lower case, each once. */
export function readPayee(text: string): string[] {
  const words = tokensOf(text).filter(
    (word) => /^\p{L}{3,}$/u.test(word) && !common.has(word) && !isGeneric(word),
  );
  return [...new Set(words)];
}
