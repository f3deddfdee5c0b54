create table tests (
  id text primary key,
  name text not null,
  icon text,
  image text,
  price integer check (price > 0),
  report_time text,
  tat text,
  description text,
  inclusions jsonb not null default '[]',
  disclaimers jsonb not null default '[]',
  features jsonb not null default '[]',
  why_book jsonb not null default '[]',
  fasting text not null default 'unknown' check (fasting in ('needed', 'not needed', 'unknown')),
  sample text,
  active boolean not null default true,
  position integer not null
);
create unique index tests_name on tests (lower(name));
create index tests_order on tests (position, id);

create table testimonials (
  id text primary key,
  position integer not null,
  image text,
  name text not null,
  location text not null,
  message text not null
);

create table faq_items (
  id text primary key,
  position integer not null,
  question text not null,
  answer text not null
);
