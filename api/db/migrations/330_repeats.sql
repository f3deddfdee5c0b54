-- After how many months people have a test again; null: nobody is asked to.
alter table tests add column repeat_months integer check (repeat_months between 1 and 24);

-- Tests that customers want to be reminded to have again (PD-143).
create table repeats (
  id text primary key,
  user_id text not null references users (id),
  patient_id text not null references patients (id) on delete cascade,
  test_id text not null references tests (id),
  months integer not null check (months between 1 and 24),
  -- The months are counted from this day, or from the last visit with the test where that is later.
  counted_from text not null check (counted_from ~ '^\d{4}-\d{2}-\d{2}$'),
  -- On this day the job looks whether to remind.
  look_on text not null check (look_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- The language of its messages.
  language text not null check (language in ('en', 'hi')),
  consented_at timestamptz not null,
  ended_at timestamptz,
  unique (patient_id, test_id)
);
create index repeats_of_user on repeats (user_id);
create index repeats_to_look_at on repeats (look_on) where ended_at is null;

-- What ends a repeat without a login: the message has the secret, this table only its SHA-256.
create table repeat_links (
  secret_hash text primary key,
  repeat_id text not null references repeats (id) on delete cascade,
  created_at timestamptz not null
);
create index repeat_links_of_repeat on repeat_links (repeat_id);
