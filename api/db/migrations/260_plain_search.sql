-- How a text is compared where the staff searches: without accents, capitals and signs that nobody sees.
-- Letters are taken apart (NFD), so that their accents are signs of their own, which only Latin letters lose.
create function plain_text(written text) returns text language sql immutable strict parallel safe as $$
  select translate(
    lower(regexp_replace(
      normalize(written, NFD),
      '[\u0300-\u036f\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
      '',
      'g'
    )),
    'łŁøØđĐı',
    'llooddi'
  )
$$;

drop index users_search;
create index users_search on users using gin (plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
drop index orders_search;
create index orders_search on orders using gin (plain_text(id || ' ' || (booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName')) gin_trgm_ops)
  where payment_status in ('SUCCESS', 'REFUND_PENDING', 'REFUNDED');
drop index order_items_search;
create index order_items_search on order_items using gin (plain_text((booked -> 'patient' ->> 'name') || ' ' || (booked -> 'test' ->> 'testName')) gin_trgm_ops);
