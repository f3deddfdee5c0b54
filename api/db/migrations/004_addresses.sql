create table addresses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  house_no text not null,
  road text not null,
  zip_code text not null check (zip_code ~ '^[1-9]\d{5}$'),
  city_state text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  -- Orders keep their own copy; a deleted address only leaves the lists.
  deleted_at timestamptz
);
create index addresses_user on addresses (user_id, created_at) where deleted_at is null;
create unique index addresses_default on addresses (user_id) where is_default and deleted_at is null;

-- What an administrator may change while the service runs; one row per name, the value is JSON.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
-- Served places by the beginning of their PIN code: Bengaluru, Pune, Chennai, Hyderabad, Kolkata, Delhi, Mumbai, Ahmedabad.
insert into settings (name, value) values
  ('serviceablePins', '["560", "411", "600", "500", "700", "110", "400", "380"]'),
  ('technicians', '["Ravi K", "Meena S", "Imran A", "Latha P"]');
