-- Money that the provider took, and whether it goes back.
create table payments (
  id text primary key,
  order_id text not null references orders (id),
  provider_payment_id text not null unique,
  amount integer not null check (amount > 0),
  method text,
  created_at timestamptz not null,
  refund_due_at timestamptz,
  refunded_at timestamptz
);
create index payments_of_order on payments (order_id);
create index payments_to_refund on payments (refund_due_at) where refund_due_at is not null and refunded_at is null;

-- The provider repeats its messages; each counts once.
create table provider_events (id text primary key, received_at timestamptz not null);

-- The built-in sandbox provider's own books.
create table sandbox_orders (id text primary key, receipt text not null unique, amount integer not null, created_at timestamptz not null);
create table sandbox_payments (
  id text primary key,
  sandbox_order_id text not null references sandbox_orders (id),
  amount integer not null,
  status text not null check (status in ('captured', 'failed')),
  created_at timestamptz not null,
  refund_key text unique
);
create index sandbox_payments_of_order on sandbox_payments (sandbox_order_id);
