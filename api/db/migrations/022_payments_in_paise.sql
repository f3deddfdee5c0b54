-- What the provider took, exactly: a wrong amount need not be whole rupees, and all of it goes back.
alter table payments rename column amount to paise;
update payments set paise = paise * 100;

-- Orders are asked about at the provider; the never asked first, then those that waited longest.
drop index orders_to_check;
create index orders_to_check on orders (checked_at nulls first) where provider_order_id is not null;
