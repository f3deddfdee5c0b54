create table patients (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  relation text not null check (relation in ('Myself', 'Mother', 'Father', 'son', 'Daughter', 'Other')),
  name text not null,
  -- YYYY-MM-DD.
  date_of_birth text not null check (date_of_birth ~ '^\d{4}-\d{2}-\d{2}$'),
  gender text not null check (gender in ('male', 'female', 'others')),
  created_at timestamptz not null,
  -- Orders keep their own copy; a deleted patient only leaves the lists.
  deleted_at timestamptz
);
create index patients_user on patients (user_id, created_at) where deleted_at is null;
