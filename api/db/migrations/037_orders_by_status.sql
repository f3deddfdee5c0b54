-- The office lists paid orders, refunded ones among them, by their status; the older index knew of those that are still paid alone.
drop index orders_by_status;
create index orders_by_status on orders (status, id desc) where payment_status in ('SUCCESS', 'REFUND_PENDING', 'REFUNDED');
