-- The second factor of the staff (RFC 6238): the secret is encrypted with SECRETS_KEY, the recovery codes are here as
-- SHA-256 only. Until a code has confirmed it, it counts for nothing.
create table second_factors (
  admin_id text primary key references admins (id),
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest 30 seconds whose code was taken: no code counts twice.
  last_step bigint not null default 0
);
create table recovery_codes (
  admin_id text not null references admins (id),
  code_hash text not null,
  primary key (admin_id, code_hash)
);

-- Log-ins whose password was right and whose code is still to come; the cookie holds the token, this table its SHA-256.
create table begun_sign_ins (
  token_hash text primary key,
  admin_id text not null references admins (id),
  expires_at timestamptz not null
);
create index begun_sign_ins_by_admin on begun_sign_ins (admin_id);
