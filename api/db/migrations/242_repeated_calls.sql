-- Calls that came with an Idempotency-Key and what they were answered, for a day: the same call with the same key is
-- answered alike and does nothing again. The key itself is not stored, and without it nobody can read the answer.
create table repeated_calls (
  caller text not null,
  call text not null,
  key_hash text not null,
  request_hash text not null,
  -- Null while the call is being done, or where its process ended meanwhile.
  status integer,
  answer text,
  begun_at timestamptz not null,
  primary key (caller, call, key_hash)
);
create index repeated_calls_begun_at on repeated_calls (begun_at);
