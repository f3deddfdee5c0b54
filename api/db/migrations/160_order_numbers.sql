-- A number for people beside the id: digits alone, so that it can be read out in any language; two that were made one
-- after the other are far apart, so that a slip is not another order and nobody reads from it how many there are.
-- The factor shares no divisor with 100 million, so that no number comes twice. Older versions leave it to the default.
create sequence order_numbers maxvalue 99999999;
alter table orders add column number text not null unique
  default overlay(lpad(((nextval('order_numbers') * 61803399 + 27182818) % 100000000)::text, 8, '0') placing '-' from 5 for 0);
