create table slots (
  id text primary key,
  lab_id text not null references labs (id),
  starts_at timestamptz not null,
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  capacity integer not null check (capacity >= 0),
  unique (lab_id, starts_at)
);
create index slots_starts_at on slots (starts_at);
