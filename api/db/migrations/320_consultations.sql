-- Doctors are of the staff: they call customers about a report (PD-142).
alter table admins drop constraint admins_role_check;
alter table admins add constraint admins_role_check check (role in ('owner', 'operations', 'lab', 'technician', 'doctor'));
alter table staff_invitations drop constraint staff_invitations_role_check;
alter table staff_invitations add constraint staff_invitations_role_check
  check (role in ('owner', 'operations', 'lab', 'technician', 'doctor'));

-- When a doctor makes calls: from one minute of the day in India to another, on a weekday (0 = Sunday).
create table doctor_hours (
  doctor_id text not null references admins (id) on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute between 0 and 1439),
  until_minute smallint not null check (until_minute <= 1440),
  primary key (doctor_id, weekday),
  check (from_minute < until_minute)
);
-- Days in India on which a doctor makes none.
create table doctor_days_off (
  doctor_id text not null references admins (id) on delete cascade,
  day date not null,
  primary key (doctor_id, day)
);

-- Calls in which a doctor explains a report.
create table consultations (
  id text primary key,
  -- The item, or the order that has one item.
  report_id text not null,
  order_id text not null references orders (id),
  doctor_id text not null references admins (id),
  starts_at timestamptz not null,
  -- 'withdrawn': no doctor could make it; its customer may choose another time.
  state text not null check (state in ('booked', 'reached', 'missed', 'cancelled', 'withdrawn')),
  -- In which the doctor speaks.
  language text not null check (language in ('en', 'hi')),
  -- How often nobody answered.
  no_answers smallint not null default 0 check (no_answers >= 0),
  note text,
  booked_at timestamptz not null,
  -- When this time was chosen: at the booking, or when it was moved.
  chosen_at timestamptz not null,
  ended_at timestamptz,
  check ((note is not null) = (state = 'reached')),
  check ((ended_at is null) = (state = 'booked'))
);
-- A doctor makes one call at a time, and one report has one call.
create unique index consultations_of_doctor on consultations (doctor_id, starts_at) where state in ('booked', 'reached', 'missed');
create unique index consultations_of_report on consultations (report_id) where state in ('booked', 'reached');
create index consultations_by_report on consultations (report_id, id);
create index consultations_of_order on consultations (order_id);
create index consultations_to_come on consultations (starts_at) where state = 'booked';
