/**
 * The checks at commit run once for each changed line, and PostgreSQL planned their three look-ups anew each time: seven
 * times the work of the look-ups themselves. One plan by index serves every entry.
 */
export const plansOfBalanceChecks = {
  name: '0260-plans-of-balance-checks',
  sql: ['check_changed_line()', 'refuse_unbalanced(uuid, uuid)', 'refuse_off_the_bank(uuid, uuid, uuid)']
    .flatMap((check) =>
      [
        'plan_cache_mode = force_generic_plan',
        'enable_seqscan = off',
        'enable_hashjoin = off',
        'enable_mergejoin = off',
      ].map((setting) => `ALTER FUNCTION ${check} SET ${setting};`),
    )
    .join('\n'),
};
