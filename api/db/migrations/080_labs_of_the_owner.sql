-- A rating is shown only with where it comes from; a lab without one has none.
alter table labs
  alter column rating drop not null,
  add column rating_source text,
  add column address text not null default '',
  -- Not offered any more, or not yet; its orders go on.
  add column active boolean not null default true,
  add column slot_minutes integer not null default 30 check (slot_minutes between 10 and 240),
  -- PIN codes, or their beginnings, where it collects; none means wherever samples are collected.
  add column pins jsonb not null default '[]';
-- Until now only the demo data made labs.
update labs set rating_source = 'Demo data' where rating is not null;
create unique index labs_name on labs (lower(name));

alter table slots add column minutes integer not null default 30 check (minutes between 10 and 240);

-- Days, or halves of days (noon parts them), on which a lab does not collect.
create table lab_holidays (
  lab_id text not null references labs (id),
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  part text not null check (part in ('day', 'morning', 'afternoon')),
  primary key (lab_id, date)
);
