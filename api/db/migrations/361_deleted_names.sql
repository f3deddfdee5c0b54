-- A deleted account leaves no name in its orders, in place of the English word 'Deleted': pages say it in
-- the language of who reads them.
update orders set booked = jsonb_set(booked, '{patient,name}', '""')
  from users where users.id = orders.user_id and users.deleted_at is not null and booked ? 'patient';
update order_items set booked = jsonb_set(order_items.booked, '{patient,name}', '""')
  from orders join users on users.id = orders.user_id
  where orders.id = order_items.order_id and users.deleted_at is not null
    and order_items.booked ? 'patient';
