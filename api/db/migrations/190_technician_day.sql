-- The technician's day: whose visit it is, how far it has come, and what was made of it. Names that were typed in the settings
-- stay as `technician`; with an account it is known who that is, too.
alter table orders
  add column technician_id text references admins (id),
  add column on_the_way_at timestamptz,
  -- A visit from which nothing was brought back, until the order has another time or technician.
  add column visit_failed_at timestamptz,
  add column visit_failure text check (visit_failure in ('nobodyThere', 'notFasting', 'refused', 'other')),
  add column visit_failure_note text,
  add check ((visit_failed_at is null) = (visit_failure is null));
create index orders_of_technician on orders (technician_id, starts_at) where technician_id is not null;

-- What somebody did on a visit, by the key that was made when it was pressed: sent again, it counts once.
create table visit_acts (
  staff_id text not null references admins (id),
  key text not null,
  order_id text not null references orders (id),
  request_hash text not null,
  at timestamptz not null,
  primary key (staff_id, key)
);
create index visit_acts_of_order on visit_acts (order_id);

-- The label on each tube or cup; it is used once. The item of an order of one is the order.
create table samples (
  id text primary key,
  order_id text not null references orders (id),
  item_id text not null,
  staff_id text not null references admins (id),
  taken_at timestamptz not null,
  stored_at timestamptz not null
);
create index samples_of_order on samples (order_id);
