-- The PDFs of a report, a row for each that was uploaded, or drawn of released values. `report_id` is the
-- item, or the order that has one item. The one that is released is the report_file of the order or item.
create table report_files (
  id text primary key,
  report_id text not null,
  order_id text not null references orders (id),
  state text not null check (state in ('uploaded', 'released', 'replaced', 'rejected')),
  -- Removed with a rejection.
  file text,
  -- Why it stands in place of one that was released before.
  correction text,
  uploaded_by text references admins (id),
  uploaded_at timestamptz not null,
  -- Who released or rejected it.
  decided_by text references admins (id),
  decided_at timestamptz,
  rejection text,
  check ((state = 'uploaded') = (decided_at is null)),
  check ((state = 'rejected') = (rejection is not null)),
  check ((state = 'rejected') = (file is null)),
  -- Who uploaded a file may take it back, and does not release it.
  check (state = 'rejected' or decided_by <> uploaded_by)
);
create unique index report_files_uploaded on report_files (report_id) where state = 'uploaded';
create unique index report_files_released on report_files (report_id) where state = 'released';
create index report_files_of_report on report_files (report_id);
create index report_files_of_order on report_files (order_id);

create function refuse_decided_file_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'uploaded' and (
    new.file is distinct from old.file or new.report_id <> old.report_id
    or new.decided_at is distinct from old.decided_at or new.decided_by is distinct from old.decided_by
    or (new.state <> old.state and (old.state, new.state) <> ('released', 'replaced'))
  ) then
    raise exception 'a released file stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger released_files_stay before update on report_files
  for each row execute function refuse_decided_file_change();

-- Reports from the time when nobody else had to release a file.
insert into report_files (id, report_id, order_id, state, file, uploaded_at, decided_at)
select 'of-' || id, id, id, 'released', report_file, at, at
from (select id, report_file, coalesce(completed_at, created_at) as at from orders) as one
where report_file is not null and not exists (select from order_items where order_id = one.id);
insert into report_files (id, report_id, order_id, state, file, uploaded_at, decided_at)
select 'of-' || item.id, item.id, order_id, 'released', item.report_file, at, at
from (
  select order_items.*, coalesce(report_at, orders.created_at) as at
  from order_items join orders on orders.id = order_id
) as item
where report_file is not null;
