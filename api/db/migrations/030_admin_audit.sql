-- Which administrator looked at or changed whose data, and when. Rows are only ever added.
create table admin_audit (
  id text primary key,
  at timestamptz not null,
  admin_id text not null references admins (id),
  action text not null,
  -- The orders that were shown or changed; empty where the action is not about orders.
  order_ids jsonb not null default '[]',
  detail text
);
create index admin_audit_by_time on admin_audit (at);
