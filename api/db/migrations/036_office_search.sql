-- What the administration looks for by a part of a word, in one text per row, so that a search reads an index of letters and not every row.
create extension if not exists pg_trgm;
create index users_search on users using gin ((first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
create index orders_search on orders using gin ((id || ' ' || (booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName')) gin_trgm_ops)
  where payment_status in ('SUCCESS', 'REFUND_PENDING', 'REFUNDED');
-- What the dashboard counts, read from indexes alone.
create index tests_active on tests (id) where active;
drop index users_by_login;
alter table users add column last_seen_at timestamptz not null generated always as (coalesce(signed_in_at, created_at)) stored;
create index users_last_seen on users (last_seen_at);
