-- The labs that an account of the role lab works for: it sees their orders, prices and hours alone. Who has none sees
-- nothing until an owner chooses one (PD-120).
create table staff_labs (
  admin_id text not null references admins (id) on delete cascade,
  lab_id text not null references labs (id) on delete cascade,
  primary key (admin_id, lab_id)
);
-- Whoever takes an invitation gets these.
alter table staff_invitations add column lab_ids jsonb not null default '[]';
