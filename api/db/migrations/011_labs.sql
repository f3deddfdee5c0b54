create table labs (
  id text primary key,
  name text not null,
  image text,
  rating double precision not null check (rating between 0 and 5),
  report_time text not null,
  price_factor double precision not null default 1 check (price_factor > 0),
  slots_until text check (slots_until ~ '^\d{4}-\d{2}-\d{2}$')
);

create table lab_prices (
  lab_id text not null references labs (id),
  test_id text not null references tests (id),
  price integer not null check (price > 0),
  primary key (test_id, lab_id)
);
create index lab_prices_lab on lab_prices (lab_id, price);

-- Windows of a weekday (0 = Sunday) in Asia/Kolkata, cut into half-hour slots.
create table lab_hours (
  lab_id text not null references labs (id),
  weekday integer not null check (weekday between 0 and 6),
  opens time not null,
  closes time not null,
  places_min integer not null check (places_min >= 0),
  places_max integer not null,
  primary key (lab_id, weekday, opens),
  check (opens < closes),
  check (places_max >= places_min)
);
