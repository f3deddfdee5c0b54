-- By when something has to happen with a paid order (PD-88); the one place that says so. The length of the visit comes from what was
-- booked: a lab's slots may have another one by now.
create function order_due_at(one orders) returns timestamptz language sql stable as $$
  select case
    when one.payment_status <> 'SUCCESS' then null
    when one.status in ('placed', 'assigned') then one.starts_at + (
      select case when length > interval '0' then length else length + interval '1 day' end
      from (select (one.booked -> 'slot' ->> 'endTime')::time - (one.booked -> 'slot' ->> 'startTime')::time as length) as visit
    )
    when one.status in ('collection', 'examining') and case
      when exists (select from order_items where order_id = one.id)
      then exists (select from order_items where order_id = one.id and cancelled_at is null and report_file is null)
      else one.report_file is null
    end then one.report_expected_at
  end
$$;
alter table orders add column due_at timestamptz;
create function set_order_due() returns trigger language plpgsql as $$
begin
  new.due_at := order_due_at(new);
  return new;
end
$$;
create trigger set_order_due before insert or update of payment_status, status, booked, starts_at, report_file, report_expected_at on orders
  for each row execute function set_order_due();
-- The last report of a visit changes nothing else of its order.
create function set_due_of_items() returns trigger language plpgsql as $$
begin
  update orders set due_at = order_due_at(orders) where id = new.order_id and payment_status = 'SUCCESS' and status in ('collection', 'examining');
  return null;
end
$$;
create trigger set_due_of_items after update of report_file, cancelled_at on order_items
  for each row execute function set_due_of_items();
update orders set due_at = order_due_at(orders)
  where payment_status = 'SUCCESS' and status in ('placed', 'assigned', 'collection', 'examining');

-- What the staff sorts by, with the id behind it, so that a page begins where the one before ended.
create index orders_due on orders (due_at, id) where due_at is not null;
create index orders_by_visit on orders (starts_at, id) where payment_status in ('SUCCESS', 'REFUND_PENDING', 'REFUNDED');
create index orders_by_patient on orders (lower(booked -> 'patient' ->> 'name'), id) where payment_status in ('SUCCESS', 'REFUND_PENDING', 'REFUNDED');
create index orders_by_lab on orders (lower(booked -> 'lab' ->> 'name'), id) where payment_status in ('SUCCESS', 'REFUND_PENDING', 'REFUNDED');
create index orders_by_amount on orders (amount, id) where payment_status in ('SUCCESS', 'REFUND_PENDING', 'REFUNDED');
-- What they filter by.
create index orders_of_lab on orders (lab_id, starts_at, id) where payment_status in ('SUCCESS', 'REFUND_PENDING', 'REFUNDED');
create index orders_of_named_technician on orders (technician, starts_at, id) where technician is not null and technician_id is null;
