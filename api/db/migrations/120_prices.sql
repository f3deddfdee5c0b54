-- What a lab charges for a test may be set by hand: a new starting price leaves it alone. Prices may begin on a
-- coming day. Older versions know neither and go on reading and writing lab_prices as before.
alter table lab_prices add column individual boolean not null default false;

create table planned_prices (
  lab_id text not null references labs (id),
  test_id text not null references tests (id),
  -- Null: from that day on the lab does not offer the test.
  price integer check (price > 0),
  starts_on text not null,
  primary key (test_id, lab_id)
);
create index planned_prices_by_start on planned_prices (starts_on);
