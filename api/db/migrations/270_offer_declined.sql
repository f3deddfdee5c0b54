-- The offer that fits is taken when an order is made; one whose customer took it away is not to come back by itself.
alter table orders add column offer_declined boolean not null default false;
