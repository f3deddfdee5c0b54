-- When the customer agreed to the terms, and when the account was deleted. A deleted account keeps its row, without
-- anything personal, because its orders and payments must be kept.
alter table users add column consented_at timestamptz;
alter table users add column deleted_at timestamptz;
-- For the figures of the last weeks.
create index orders_created_at on orders (created_at);
