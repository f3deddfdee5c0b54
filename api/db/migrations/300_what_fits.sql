-- For whom a test is, which tests it contains, and from which its sample is taken apart, so that nobody
-- pays for what cannot be done.
alter table tests
  add column for_gender text check (for_gender in ('male', 'female')),
  add column age_from integer check (age_from between 0 and 120),
  add column age_to integer check (age_to between 0 and 120 and age_to >= age_from),
  add column contains jsonb not null default '[]',
  add column apart_from jsonb not null default '[]',
  add column apart_minutes integer check (apart_minutes between 1 and 1440);
