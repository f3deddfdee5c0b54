create table orders (
  id text primary key,
  user_id text not null references users (id),
  idempotency_key text,
  patient_id text not null,
  test_id text not null,
  lab_id text not null,
  slot_id text not null references slots (id),
  address_id text not null,
  -- Patient, test, lab, slot and address as they were booked: later edits do not change an order.
  booked jsonb not null,
  status text not null check (status in ('placed', 'assigned', 'collection', 'examining', 'completed', 'cancelled')),
  payment_status text not null check (payment_status in ('PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'REFUND_PENDING', 'REFUNDED')),
  item_total integer not null check (item_total > 0),
  discount integer not null check (discount >= 0),
  amount integer not null check (amount > 0 and amount = item_total - discount),
  provider_order_id text unique,
  created_at timestamptz not null,
  starts_at timestamptz not null,
  hold_expires_at timestamptz,
  assigned_at timestamptz,
  technician text,
  collected_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  report_expected_at timestamptz,
  report_file text,
  checked_at timestamptz,
  unique (user_id, idempotency_key)
);
create index orders_of_user on orders (user_id, id desc);
create index orders_by_status on orders (status, id desc) where payment_status = 'SUCCESS';
create index orders_by_start on orders (starts_at) where payment_status = 'SUCCESS';
create index orders_to_check on orders (created_at) where provider_order_id is not null and payment_status in ('PENDING', 'FAILED', 'EXPIRED');

-- A place in a slot is a row: two orders cannot have the same one. Without an end it is paid for.
create table slot_holds (
  slot_id text not null references slots (id),
  place integer not null check (place > 0),
  order_id text not null unique references orders (id),
  expires_at timestamptz,
  primary key (slot_id, place)
);
create index slot_holds_due on slot_holds (expires_at) where expires_at is not null;

create table order_events (
  id text primary key,
  order_id text not null references orders (id),
  at timestamptz not null,
  actor text not null,
  type text not null,
  note text
);
create index order_events_of_order on order_events (order_id, id);
