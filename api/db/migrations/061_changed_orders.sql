-- A provider order made for another amount than the order has by now; money that comes for it goes back.
create table dropped_provider_orders (
  id text primary key,
  order_id text not null references orders (id),
  dropped_at timestamptz not null,
  checked_at timestamptz
);
create index dropped_provider_orders_of_order on dropped_provider_orders (order_id);
create index dropped_provider_orders_to_check on dropped_provider_orders (dropped_at);

-- What the order was made of, hashed: the same key with other content is refused.
alter table orders add column request_hash text;

-- The sandbox, like the real provider, opens any number of orders for one receipt, and may only authorize a payment.
alter table sandbox_orders drop constraint sandbox_orders_receipt_key;
create index sandbox_orders_by_receipt on sandbox_orders (receipt);
alter table sandbox_payments drop constraint sandbox_payments_status_check;
alter table sandbox_payments add constraint sandbox_payments_status_check check (status in ('authorized', 'captured', 'failed'));
create index sandbox_payments_by_time on sandbox_payments (created_at);

-- Unpaid orders are counted by customer and by phone before another one is made.
create index orders_unpaid_of_user on orders (user_id) where payment_status in ('PENDING', 'FAILED');
create index users_by_phone on users (phone) where phone is not null;
