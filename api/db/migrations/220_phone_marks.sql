-- A keyed hash of a proved phone (HMAC-SHA256, the key is made from SECRETS_KEY): who has paid or used an offer is known
-- again by it when the account was deleted or has another number. It goes two years after the order.
alter table users add column phone_mark text;
alter table orders add column phone_mark text;
alter table offer_uses add column phone_mark text;
create index users_to_mark on users (id) where phone is not null and phone_mark is null;
create index orders_of_phone on orders (phone_mark, created_at) where phone_mark is not null;
create index offer_uses_of_phone on offer_uses (offer_code, phone_mark) where phone_mark is not null;
