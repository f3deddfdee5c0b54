-- The last number of each series of a financial year. Who takes the next one holds the row until the receipt is
-- stored, so that none is left out and none comes twice.
create table receipt_series (series text primary key, last integer not null check (last > 0));

-- A receipt for what was paid, and a credit note for each time that money goes back: made once, never changed.
create table receipts (
  number text primary key,
  kind text not null check (kind in ('receipt', 'creditNote')),
  order_id text not null references orders (id),
  -- What it is about: 'payment', the id of a cancelled item, or 'rest', what was left of the order when it was cancelled.
  subject text not null,
  payment_id text references payments (id),
  issued_at timestamptz not null,
  rupees integer not null check (rupees > 0),
  facts jsonb not null,
  -- Names, by line: the only thing in it that is personal, and taken out with the account.
  people jsonb,
  unique (order_id, subject)
);
create index receipts_of_payment on receipts (payment_id) where payment_id is not null;

create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.people is null and to_jsonb(new) - 'people' = to_jsonb(old) - 'people' then
      return new;
    end if;
  end if;
  raise exception 'receipts are only ever added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger receipts_append_only before update or delete on receipts
  for each row execute function refuse_receipt_change();
create trigger receipts_kept before truncate on receipts
  for each statement execute function refuse_receipt_change();
