import type { Migration } from '@/server/platform/migrate';
import { doubtfulReceipts } from './migrations/0621-doubtful-receipts';
import { receiptsKnownByContent } from './migrations/0622-receipts-known-by-content';
import { attemptsBeingJudged } from './migrations/0640-attempts-being-judged';

/** The dashboard's own tables, in the order they came. A migration that was released is never changed. */
export const migrations: readonly Migration[] = [
  {
    name: '0001-users-and-sessions',
    sql: `
      create table users (
        id uuid primary key,
        email text not null check (length(email) between 3 and 254),
        name text not null check (length(name) between 1 and 255),
        password_hash text not null,
        created_at timestamptz not null default now()
      );
      create unique index users_email on users (lower(email));

      create table memberships (
        user_id uuid not null references users on delete cascade,
        business_id text not null,
        role text not null check (role in ('admin', 'bookkeeper', 'owner')),
        created_at timestamptz not null default now(),
        primary key (user_id, business_id)
      );
      create index memberships_business on memberships (business_id);

      create table sessions (
        token_hash bytea primary key,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz,
        check (expires_at <= created_at + interval '8 hours')
      );
      create index sessions_user on sessions (user_id);

      create table sign_in_attempts (
        subject text primary key,
        failures integer not null,
        last_at timestamptz not null,
        blocked_until timestamptz not null
      );
    `,
  },
  {
    name: '0002-sign-in-links',
    sql: `
      -- Null until the person has chosen a password.
      alter table users alter column password_hash drop not null;

      create table sign_in_links (
        user_id uuid primary key references users on delete cascade,
        token_hash bytea not null unique,
        made_by uuid not null references users on delete cascade,
        expires_at timestamptz not null
      );
    `,
  },
  {
    name: '0003-administrators',
    sql: `
      alter table users add column is_administrator boolean not null default false;
      comment on column users.is_administrator is 'acts for the whole installation, whatever businesses the user belongs to';

      -- Until now admins of every business were that; where there is none, the oldest account of an admin becomes it.
      update users set is_administrator = true
      where password_hash is not null and exists (select from memberships as own where own.user_id = users.id)
        and not exists (select from memberships as any_one where not exists (
          select from memberships as own
          where own.user_id = users.id and own.business_id = any_one.business_id and own.role = 'admin'));
      update users set is_administrator = true
      where not exists (select from users as other where other.is_administrator)
        and id = (select users.id from users join memberships on memberships.user_id = users.id and role = 'admin'
          where password_hash is not null order by users.created_at, users.id limit 1);
    `,
  },
  {
    name: '0004-old-sign-in-attempts',
    sql: `create index sign_in_attempts_last_at on sign_in_attempts (last_at);`,
  },
  {
    name: '0005-account-events',
    sql: `
      create table account_events (
        id uuid primary key,
        at timestamptz not null default now(),
        kind text not null check (length(kind) between 1 and 40),
        user_id uuid,
        by_user_id uuid,
        email text,
        business_id text,
        network_address text,
        details jsonb not null default '{}'
      );
      comment on table account_events is 'who was let in, by whom, and who signed in; nothing in it is changed or deleted';
      comment on column account_events.user_id is 'whom it concerns; null for a sign-in to an account that there is not';
      comment on column account_events.email is 'the address of that account at the time';
      create index account_events_of_business on account_events (business_id, id);
      create index account_events_of_user on account_events (user_id, id);

      create function refuse_change() returns trigger language plpgsql as
        'begin raise exception ''account events are never changed or deleted''; end';
      create trigger account_events_are_kept before update or delete or truncate on account_events
        for each statement execute function refuse_change();
    `,
  },
  {
    name: '0006-devices-of-sessions',
    sql: `
      alter table sessions
        add column id uuid not null default gen_random_uuid(),
        add column last_used_at timestamptz not null default now(),
        add column user_agent text check (length(user_agent) <= 255),
        add column network_address text;
      create unique index sessions_id on sessions (id);
    `,
  },
  {
    name: '0007-second-factors',
    sql: `
      create table second_factors (
        user_id uuid primary key references users on delete cascade,
        encrypted_secret bytea not null,
        confirmed_at timestamptz,
        last_step bigint not null default 0
      );
      comment on column second_factors.confirmed_at is 'null until the person has typed a first code; until then it is not asked for';
      comment on column second_factors.last_step is 'the half minute, counted since 1970, of the last code used: each works once';

      create table recovery_codes (
        user_id uuid not null references second_factors on delete cascade,
        code_hash bytea not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      );
    `,
  },
  {
    name: '0008-identities',
    sql: `
      create table identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        primary key (issuer, subject)
      );
      create index identities_user on identities (user_id);
      comment on table identities is 'accounts at an OpenID provider by which users sign in';

      alter table sign_in_links add column keeps_second_factor boolean not null default false;
      comment on column sign_in_links.keeps_second_factor is 'true for a link that went to the address of the account, which is no second factor';
    `,
  },
  {
    name: '0020-formats-of-a-person',
    sql: `
      alter table users
        add column locale text check (length(locale) between 2 and 35),
        add column time_zone text check (length(time_zone) between 1 and 64);
      comment on column users.locale is 'how numbers and dates are written, as a BCP 47 tag; null: as the browser asks';
      comment on column users.time_zone is 'as IANA names it; null: that of the browser';
    `,
  },
  {
    name: '0021-mail',
    sql: `
      create table mail_choices (
        user_id uuid not null,
        business_id text not null,
        questions text not null check (questions in ('never', 'daily', 'weekly')),
        packages boolean not null,
        changed_at timestamptz not null default now(),
        primary key (user_id, business_id),
        foreign key (user_id, business_id) references memberships on delete cascade
      );
      comment on table mail_choices is 'what a member is mailed about a business; without a row, what is usual for the role';

      create table mails (
        id uuid primary key,
        user_id uuid not null,
        business_id text not null,
        kind text not null check (kind in ('questions', 'package')),
        period text not null,
        state text not null check (state in ('preparing', 'sending', 'sent', 'nothing', 'given_up')),
        attempts integer not null default 1,
        changed_at timestamptz not null default now(),
        due_again timestamptz not null,
        unique (user_id, business_id, kind, period),
        foreign key (user_id, business_id) references memberships on delete cascade
      );
      create index mails_changed_at on mails (changed_at);
      comment on column mails.period is 'the day on which a digest was due, or the month of a package';
      comment on column mails.state is 'preparing is begun again after due_again; sending never is, since the message may have gone';

      create table question_links (
        id uuid primary key,
        token_hash bytea not null unique,
        user_id uuid not null,
        business_id text not null,
        task_id text not null,
        mail_id uuid,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        answered_at timestamptz,
        revoked_at timestamptz,
        document_ids text[] not null default '{}',
        check (expires_at <= created_at + interval '7 days'),
        foreign key (user_id, business_id) references memberships on delete cascade
      );
      create index question_links_person on question_links (user_id, expires_at);
      create index question_links_mail on question_links (mail_id);
      create index question_links_expires_at on question_links (expires_at);
      comment on column question_links.document_ids is 'what was uploaded through the link: nothing else can go with its answer';
    `,
  },
  {
    name: '0022-receipts-by-mail',
    sql: `
      create table receipt_addresses (
        business_id text primary key,
        local_part text not null unique check (local_part ~ '^[a-z0-9-]{8,64}$'),
        made_at timestamptz not null default now()
      );
      comment on table receipt_addresses is 'where receipts of a business are mailed to; an earlier address is taken no more';

      create table receipt_senders (
        business_id text not null,
        address text not null check (address = lower(address) and length(address) <= 254),
        by_user_id uuid not null,
        decided_at timestamptz not null default now(),
        primary key (business_id, address)
      );
      comment on table receipt_senders is 'whose receipts are taken without asking, and who said so';

      create table receipt_messages (
        id uuid primary key,
        business_id text not null,
        message_key bytea not null,
        state text not null check (state in ('arrived', 'waiting', 'accepted', 'filed', 'refused', 'unreadable')),
        raw bytea,
        arrived_at timestamptz not null default now(),
        sender text,
        sender_name text,
        subject text,
        file_count integer,
        by_user_id uuid,
        outcomes jsonb not null default '[]',
        is_settled boolean not null default false,
        attempts integer not null default 0,
        due_at timestamptz not null default now(),
        unique (business_id, message_key),
        check (raw is not null or state in ('filed', 'refused', 'unreadable'))
      );
      create index receipt_messages_due on receipt_messages (due_at) where state in ('arrived', 'accepted');
      create index receipt_messages_shown on receipt_messages (business_id, id) where not is_settled;
      comment on column receipt_messages.message_key is 'hash of the Message-ID, or of the whole message without one: what was delivered twice is taken once';
      comment on column receipt_messages.raw is 'the message as it came, until it is filed or refused';
      comment on column receipt_messages.outcomes is 'of each file: its name, and why it was not taken, if so';
      comment on column receipt_messages.is_settled is 'nobody has to be told of it any more';
    `,
  },
  {
    name: '0400-passkeys',
    sql: `
      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        relying_party text not null,
        credential_id text not null unique check (length(credential_id) <= 1400),
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null default '{}',
        name text not null check (length(name) between 1 and 255),
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create index passkeys_user on passkeys (user_id);
      comment on column passkeys.relying_party is 'the host name for which it was made; under another one it opens nothing';
      comment on column passkeys.counter is 'of signatures, as the authenticator counts them; 0 from one that does not';

      create table used_challenges (
        challenge_hash bytea primary key,
        expires_at timestamptz not null
      );
      create index used_challenges_expires_at on used_challenges (expires_at);
      comment on table used_challenges is 'challenges for passkeys that were answered, until they expire: each is answered once';

      alter table sessions add column passkey_id uuid references passkeys on delete set null;
      create index sessions_passkey on sessions (passkey_id);
      comment on column sessions.passkey_id is 'with which it was opened; null: by a password or a provider';
    `,
  },
  doubtfulReceipts,
  receiptsKnownByContent,
  attemptsBeingJudged,
];
