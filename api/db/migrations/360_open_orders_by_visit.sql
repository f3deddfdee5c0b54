-- The orders of a customer that go on, in the order of their visits.
drop index orders_open_of_user;
create index orders_open_of_user on orders (user_id, starts_at, id) where not (status in ('completed', 'cancelled') or payment_status in ('EXPIRED', 'REFUND_PENDING', 'REFUNDED'));
