-- A visit whose technician left, or got another role, until it has another technician or another time.
alter table orders add column technician_left_at timestamptz;
create index orders_without_technician on orders (starts_at, id) where technician_left_at is not null and status = 'placed';
-- Visits to come by who makes them, however many a technician has made before.
create index orders_assigned on orders (technician_id) where status = 'assigned';
