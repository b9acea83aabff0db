import type { Migration } from '@/server/platform/migrate';

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
];
