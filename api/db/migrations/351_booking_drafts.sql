-- What a customer has begun to book and not finished (PD-151): ids and choices, no names.
create table booking_drafts (
  user_id text not null references users (id),
  -- Made by the client; the same booking on several devices has the same one.
  draft_id text not null,
  draft jsonb not null,
  -- The order that was made of it.
  order_id text references orders (id),
  saved_at timestamptz not null,
  primary key (user_id, draft_id)
);
create index booking_drafts_of_order on booking_drafts (order_id) where order_id is not null;
create index booking_drafts_by_age on booking_drafts (saved_at);
