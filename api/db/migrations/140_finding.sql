-- How a test is found besides by its name: other words for it, what it is for, and whether it is a package of several tests.
alter table tests
  add column aliases jsonb not null default '[]',
  add column concerns jsonb not null default '[]',
  add column is_package boolean not null default false;
