-- What customers may take in place of the discount that every order has. A use is a row, as a seat is: it is there from
-- the moment in which the offer is taken, and goes when its order lapses or its money goes back. Who counts uses
-- holds the offer's row.
create table offers (
  code text primary key check (code ~ '^[A-Z0-9]{3,20}$'),
  title text not null,
  title_hindi text not null,
  -- A share of what the tests cost, or an amount.
  percent integer check (percent between 1 and 100),
  rupees integer check (rupees > 0),
  -- At most so many rupees.
  most_rupees integer check (most_rupees > 0),
  -- Days in India, both included.
  starts_on text check (starts_on ~ '^\d{4}-\d{2}-\d{2}$'),
  ends_on text check (ends_on ~ '^\d{4}-\d{2}-\d{2}$'),
  first_order boolean not null default false,
  per_customer integer check (per_customer > 0),
  budget_uses integer check (budget_uses > 0),
  budget_rupees integer check (budget_rupees > 0),
  paused boolean not null default false,
  created_at timestamptz not null default now(),
  check ((percent is null) <> (rupees is null)),
  check (starts_on <= ends_on)
);

create table offer_uses (
  order_id text primary key references orders (id) on delete cascade,
  offer_code text not null references offers (code),
  user_id text not null references users (id),
  -- What the offer takes off.
  rupees integer not null check (rupees > 0),
  taken_at timestamptz not null
);
create index offer_uses_of_offer on offer_uses (offer_code, user_id);

-- The offer that an order was priced with, as it was called then. Older versions leave it empty.
alter table orders add column offer jsonb;

-- What the home page promises.
insert into offers (code, title, title_hindi, percent, most_rupees, first_order, per_customer)
  values ('FIRST60', '60% off your first order', 'आपके पहले ऑर्डर पर 60% की छूट', 60, 500, true, 1);
