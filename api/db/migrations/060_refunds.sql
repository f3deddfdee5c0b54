-- How a refund stands at the provider. refund_since: when the money was first due back; refund_due_at: when we see to it next;
-- refund_id: the provider's refund that is pending; refund_failures: how often the provider failed it, each asks under a new key.
alter table payments add column refund_since timestamptz;
alter table payments add column refund_id text;
alter table payments add column refund_failures integer not null default 0;
update payments set refund_since = refund_due_at where refund_due_at is not null;
create index payments_unrefunded on payments (refund_since) where refund_since is not null and refunded_at is null;

-- Refunds in the sandbox's own books; a failed one stays failed, the others are processed from settles_at on.
create table sandbox_refunds (
  id text primary key,
  sandbox_payment_id text not null references sandbox_payments (id),
  refund_key text not null unique,
  amount integer not null,
  failed boolean not null,
  settles_at timestamptz not null
);
create index sandbox_refunds_of_payment on sandbox_refunds (sandbox_payment_id);
insert into sandbox_refunds (id, sandbox_payment_id, refund_key, amount, failed, settles_at)
  select 'rfnd_' || id, id, refund_key, amount, false, created_at from sandbox_payments where refund_key is not null;
