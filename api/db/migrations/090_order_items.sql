-- The tests of a visit that has several. An order of one test is its own row alone, as all were until now, so that
-- an older version reads and writes those as before. Of several, the order's row shows the first that stays.
create table order_items (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null check (position > 0),
  patient_id text not null,
  test_id text not null,
  -- Patient and test as they were booked.
  booked jsonb not null,
  price integer not null check (price > 0),
  cancelled_at timestamptz,
  report_file text,
  report_at timestamptz,
  -- The share of what was paid that goes back for a cancelled test: of which payment, how much, and how far it is.
  payment_id text references payments (id),
  refund_paise integer check (refund_paise > 0),
  refund_since timestamptz,
  refund_due_at timestamptz,
  refund_id text,
  refund_failures integer not null default 0,
  refunded_at timestamptz,
  unique (order_id, position),
  check ((refund_since is null) = (refund_paise is null) and (refund_since is null) = (payment_id is null))
);
create index order_items_of_payment on order_items (payment_id) where payment_id is not null;
create index order_items_to_refund on order_items (refund_due_at) where refund_due_at is not null and refunded_at is null;
create index order_items_unrefunded on order_items (refund_since) where refund_since is not null and refunded_at is null;

alter table orders
  -- Tests that are not cancelled.
  add column item_count integer not null default 1 check (item_count > 0),
  -- Rupees that went back, or go back, for cancelled tests; never all of it: that cancels the order.
  add column refunded integer not null default 0 check (refunded >= 0 and refunded < amount);
create index order_items_search on order_items using gin (((booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName')) gin_trgm_ops);
