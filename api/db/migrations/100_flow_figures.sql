-- How often states of the flows were entered (next and bucket are null), or left for another state after a time in this
-- bucket: sums of a day in India, of everybody. Nothing here says who, and nothing may be added that does.
create table flow_figures (
  day date not null,
  flow text not null,
  state text not null,
  next text,
  bucket smallint,
  count integer not null check (count > 0),
  check ((next is null) = (bucket is null)),
  unique nulls not distinct (day, flow, state, next, bucket)
);
