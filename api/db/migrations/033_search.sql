-- What the assistant looks for in a test: kept with the row, so that a question reads an index and not every description.
alter table tests add column search tsvector generated always as (
  setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', coalesce(description, '')), 'C') || setweight(to_tsvector('english', inclusions::text || ' ' || why_book::text), 'B')
) stored;
create index tests_search on tests using gin (search);
-- The few orders whose report is still due, among all that were ever carried out.
create index orders_without_report on orders (id) where payment_status = 'SUCCESS' and report_file is null;
