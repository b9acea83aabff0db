import type { Migration } from '@/server/platform/migrate';

export const attemptsBeingJudged: Migration = {
  name: '0640-attempts-being-judged',
  sql: `
    alter table sign_in_attempts rename column last_at to first_at;
    alter index sign_in_attempts_last_at rename to sign_in_attempts_first_at;
    alter table sign_in_attempts
      add column judging integer not null default 0,
      add column judging_since timestamptz not null default '-infinity';
    comment on column sign_in_attempts.first_at is 'of the failures; a day later they count for nothing';
    comment on column sign_in_attempts.judging is 'attempts of which it is not known yet whether they fail';
    comment on column sign_in_attempts.judging_since is 'when the last of them came';
  `,
};
