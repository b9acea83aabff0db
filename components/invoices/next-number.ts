/** So that the first customer does not feel like the first customer. */
const firstNumber = '1001';
const ENDING_IN_DIGITS = /^(.*?)(\d+)$/;

/**
 * What the next invoice may be called: one more than the highest number among the latest, with the words and zeros
 * around it (`INV-009` is followed by `INV-010`). The first one of all is 1001; it is empty where no number is recognized.
 */
export function nextNumber(numbers: readonly string[]): string {
  const counted = numbers.flatMap((number) => {
    const [, start = '', digits = ''] = ENDING_IN_DIGITS.exec(number.trim()) ?? [];
    return digits === '' ? [] : [{ start, digits, value: BigInt(digits) }];
  });
  if (counted.length === 0) return numbers.length === 0 ? firstNumber : '';
  const highest = counted.reduce((best, each) => (each.value > best.value ? each : best));
  return highest.start + String(highest.value + 1n).padStart(highest.digits.length, '0');
}
