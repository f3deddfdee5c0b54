-- What a customer says of a visit that is over; once.
create table visit_ratings (
  order_id text primary key references orders (id),
  stars integer not null check (stars between 1 and 5),
  comment text,
  rated_at timestamptz not null
);
