-- How the sandbox is asked to misbehave with an order of ours; without a row it behaves well.
create table sandbox_behaviours (
  receipt text primary key,
  calls text not null,
  payment text not null
);

-- The sandbox's own queue of webhooks: sent when due, again when refused, and after a crash too.
create table sandbox_webhooks (
  id text primary key,
  body text not null,
  due_at timestamptz not null,
  tries integer not null default 0
);
create index sandbox_webhooks_due on sandbox_webhooks (due_at);
