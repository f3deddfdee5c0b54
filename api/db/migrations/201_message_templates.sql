-- Which text a message is, such as 'orderStatus.moved': services in India ask for the number under which it is
-- registered. Null where that is its kind.
alter table messages add column template text;
