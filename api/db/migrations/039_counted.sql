-- Nobody expects the report of an order whose customer has deleted the account.
update orders set report_expected_at = null from users where users.id = orders.user_id and users.deleted_at is not null;

-- What the dashboard counts, kept with every change in the change's own transaction. A count is the sum of its changes: they are
-- appended, so that two bookings never wait for one row; a job adds them up (decision 013).
create table counted (
  id bigint generated always as identity primary key,
  what text not null,
  -- The day in India that counts; '-infinity' where none does.
  day date not null,
  change integer not null
);
create index counted_by_day on counted (what, day) include (change);

-- What a row counts for, if anything.
create function counts_of(one tests) returns table (what text, day date) language sql immutable as $$
  select 'tests', date '-infinity' where one.active
$$;
create function counts_of(one orders) returns table (what text, day date) language sql immutable as $$
  select 'reports due', date '-infinity' where one.payment_status = 'SUCCESS' and one.status in ('examining', 'completed') and one.report_file is null and one.report_expected_at is not null
  union all
  select 'appointments', (one.starts_at at time zone 'Asia/Kolkata')::date where one.payment_status = 'SUCCESS' and one.status <> 'cancelled'
$$;
create function counts_of(one users) returns table (what text, day date) language sql immutable as $$
  select 'seen', (one.last_seen_at at time zone 'Asia/Kolkata')::date where one.id is not null
$$;

create function keep_counted() returns trigger language plpgsql as $$
begin
  insert into counted (what, day, change)
  select what, day, sum(change) from (select *, 1 as change from counts_of(new) union all select *, -1 from counts_of(old)) as changes
  group by what, day having sum(change) <> 0;
  return null;
end
$$;
-- Before the rows are counted: from here on nobody else writes until that is done.
create trigger keep_counted after insert or delete or update of active on tests for each row execute function keep_counted();
create trigger keep_counted after insert or delete or update of status, payment_status, report_file, report_expected_at, starts_at on orders for each row execute function keep_counted();
create trigger keep_counted after insert or delete or update of signed_in_at, created_at on users for each row execute function keep_counted();

insert into counted (what, day, change)
  select what, day, count(*) from tests, counts_of(tests) group by what, day
  union all select what, day, count(*) from orders, counts_of(orders) group by what, day
  union all select what, day, count(*) from users, counts_of(users) group by what, day;

-- Nothing else read these.
drop index if exists tests_active, orders_without_report, orders_by_start, users_last_seen;
