-- Messages are written in the language that the customer chose on the page: about an order, in the one it was booked in.
alter table orders add column language text not null default 'en' check (language in ('en', 'hi'));
alter table messages add column language text not null default 'en' check (language in ('en', 'hi'));
