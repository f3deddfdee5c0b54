-- Browsers in which somebody has logged in: limits on guessing leave them a way in. The cookie holds the token, this
-- table only its SHA-256. account_id is a customer's or an administrator's.
create table known_devices (
  token_hash text not null,
  account_id text not null,
  seen_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_devices_account on known_devices (account_id);
create index known_devices_seen_at on known_devices (seen_at);

-- When a code sent to the e-mail came back; null: nobody has shown yet that it is the customer's.
alter table users add column email_verified_at timestamptz;
create index users_verified_phone on users (phone) where phone_verified_at is not null;

-- What is counted under is hashed from here on: it holds e-mails, numbers and IP addresses.
delete from limits;
