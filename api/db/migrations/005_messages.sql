-- The outbox: written in the business transaction, sent after it. dedupe_key makes a message unique for ever.
create table messages (
  id text primary key,
  dedupe_key text not null unique,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  kind text not null,
  -- Emptied once sent, given up or expired: codes must not stay readable.
  body text,
  code text,
  tries integer not null default 0,
  -- When it is to be tried next; null when it is finished.
  due_at timestamptz,
  -- After this moment it is of no use and is dropped.
  expires_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  failure text
);
create index messages_due on messages (due_at) where due_at is not null;
create index messages_created_at on messages (created_at);
