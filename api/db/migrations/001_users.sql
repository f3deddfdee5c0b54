create table users (
  id text primary key,
  first_name text not null,
  last_name text not null,
  -- Lower case.
  email text not null unique,
  password_hash text not null,
  -- E.164; a family may share one number, so it is not unique.
  phone text,
  phone_verified_at timestamptz,
  created_at timestamptz not null
);
create index users_created_at on users (created_at desc, id desc);

create table admins (
  id text primary key,
  email text not null unique,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null
);

-- The cookie holds the token, this table only its SHA-256.
create table sessions (
  token_hash text primary key,
  user_id text references users (id) on delete cascade,
  admin_id text references admins (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(user_id, admin_id) = 1)
);
create index sessions_user on sessions (user_id);
create index sessions_admin on sessions (admin_id);
create index sessions_expires_at on sessions (expires_at);
