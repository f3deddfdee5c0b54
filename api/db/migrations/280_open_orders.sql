-- The orders of a customer that go on are few, however many are past.
create index orders_open_of_user on orders (user_id, id desc) where not (status in ('completed', 'cancelled') or payment_status in ('EXPIRED', 'REFUND_PENDING', 'REFUNDED'));
