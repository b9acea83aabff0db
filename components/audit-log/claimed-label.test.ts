import { expect, it } from 'vitest';
import { isClaimedLabel } from './claimed-label';

it.each([
  ['a person', 'app_dashboard', false],
  ['a person', 'app_payroll', true],
  [null, 'app_payroll', false],
])('%s by %s: %s', (user_id, application_id, expected) => {
  expect(isClaimedLabel({ user_id, application_id }, new Set(['app_dashboard']))).toBe(expected);
});
