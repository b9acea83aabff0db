'use client';

import { useLocale } from '@/components/ui/locale';
import { countOf } from '@/lib/format/count';
import { type AmountReading, type ColumnAnswers, saysReading, withReading } from '../columns/column-mapping';
import { ReadingQuestion } from './reading-question';

type Props = {
  readings: readonly AmountReading[];
  answers: ColumnAnswers;
  onChange: (answers: ColumnAnswers) => void;
};

/** Amounts that can be meant in several ways: a card's, or those in a column of debits or credits that have either sign. */
export function AmountQuestion({ readings, answers, onChange }: Props) {
  const locale = useLocale();
  const count = (units: number) => countOf(units, 'row is', 'rows are', locale);
  const [first] = readings;
  return (
    <ReadingQuestion
      label={first ? questionOf(first) : ''}
      choices={readings.map((reading, index) => ({
        id: String(index),
        name: nameOf(reading, first?.out_word !== undefined),
        note: `${count(reading.money_out)} money out, ${count(reading.money_in)} money in`,
      }))}
      value={chosenOf(readings, answers)}
      onChange={(id) => {
        const reading = readings[Number(id)];
        if (reading) onChange(withReading(answers, reading));
      }}
    />
  );
}

function chosenOf(readings: readonly AmountReading[], answers: ColumnAnswers): string | null {
  const index = readings.findIndex((reading) => saysReading(answers, reading));
  return index === -1 ? null : String(index);
}

function questionOf({ debit_sign, credit_sign, out_word, money_out, money_in }: AmountReading): string {
  if (debit_sign) return 'Amounts of money out have a minus sign. What does it mean?';
  if (credit_sign) return 'Amounts of money in have a minus sign. What does it mean?';
  if (out_word !== undefined) return 'The amounts have no sign. Which of them are money out?';
  if (money_out === 0 || money_in === 0) return 'All amounts are positive. What are they?';
  const share = money_out === money_in ? 'Half of the' : 'Most';
  return `${share} amounts of this card are positive. What are they?`;
}

function nameOf(reading: AmountReading, isOfWords: boolean): string {
  const { debit_sign, credit_sign, invert_amounts: isInverted, out_word: word } = reading;
  if (debit_sign) return debit_sign === '-' ? 'A minus is money out' : 'A minus is money that came back';
  if (credit_sign) return credit_sign === '-' ? 'A minus is money in' : 'A minus is money taken back';
  if (word !== undefined) return word === '' ? 'Those without a word' : `Those with “${word}”`;
  if (isOfWords) return isInverted ? 'All of them' : 'None of them';
  if (reading.money_out === 0 || reading.money_in === 0) return isInverted ? 'Money out' : 'Money in';
  return isInverted ? 'Purchases: positive is money out' : 'Payments and refunds: positive is money in';
}
