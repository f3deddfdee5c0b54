-- Links by which somebody without an account reads one report. The link has the secret, this table only its SHA-256.
create table report_links (
  id text primary key,
  -- The item, or the order that has one item.
  report_id text not null,
  order_id text not null references orders (id),
  secret_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- When its owner took it back.
  ended_at timestamptz,
  opened integer not null default 0 check (opened >= 0)
);
create index report_links_of_report on report_links (report_id);
create index report_links_of_order on report_links (order_id);
