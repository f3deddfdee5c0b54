-- When the customer had the seat of an unpaid order held longer; once at most. Older versions leave it empty.
alter table orders add column hold_extended_at timestamptz;
