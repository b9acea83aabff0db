import { expect, it } from 'vitest';
import { figureNames, type MonthFigures } from './month-figures';
import { usualSentences, withFigures } from './sentences';

const figures = Object.fromEntries(figureNames.map((name) => [name, `<${name}>`])) as MonthFigures;

it('puts figures where their names are, and leaves other braces alone', () => {
  expect(withFigures('Income {income}, {income} again, {profit}.', figures)).toBe(
    'Income <income>, <income> again, {profit}.',
  );
});

it.each(usualSentences)('knows every figure of "%s"', (sentence) => {
  expect(withFigures(sentence, figures)).not.toContain('{');
});
