-- One-time codes. user_id is null for a reset asked for an unknown e-mail: such a row is written too, so that
-- both cases do the same work.
create table codes (
  id text primary key,
  purpose text not null check (purpose in ('phone', 'reset')),
  user_id text references users (id) on delete cascade,
  -- The phone (E.164) or e-mail it was sent to.
  target text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set when it was used, or killed by a newer one.
  closed_at timestamptz
);
create index codes_target on codes (purpose, target, created_at desc);
create index codes_user on codes (purpose, user_id, created_at desc);
create index codes_expires_at on codes (expires_at);

-- Counters of the limits per hour and per day: how many within the window that ends at resets_at.
create table limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index limits_resets_at on limits (resets_at);
