-- What a test measures, with its usual ranges by sex and age, in the order of the report.
create table test_parameters (
  test_id text not null references tests (id),
  position integer not null check (position > 0),
  name text not null check (name <> ''),
  name_hindi text,
  unit text not null,
  -- A list of {gender, ageFrom, ageTo, low, high, criticalLow, criticalHigh}; the first that fits holds.
  ranges jsonb not null default '[]',
  primary key (test_id, position),
  unique (test_id, name)
);

-- The values of a report, a row for each time that they were entered. `report_id` is the item, or the
-- order that has one item. The ranges are stored with the values, so a report stays as it was released.
create table report_values (
  id text primary key,
  report_id text not null,
  order_id text not null references orders (id),
  state text not null check (state in ('entered', 'released', 'replaced')),
  measured jsonb not null,
  -- Why values that were released before are entered again.
  correction text,
  entered_by text references admins (id),
  entered_at timestamptz not null,
  released_by text references admins (id),
  released_at timestamptz,
  -- Who was called about a critical value, and what was said.
  call_note text,
  -- The PDF that was drawn of the values, where the lab uploaded none.
  drawn_file text,
  check ((state = 'entered') = (released_at is null)),
  check (released_by <> entered_by)
);
create unique index report_values_entered on report_values (report_id) where state = 'entered';
create unique index report_values_released on report_values (report_id) where state = 'released';
create index report_values_of_order on report_values (order_id);

create function refuse_released_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'entered' and (
    new.measured is distinct from old.measured or new.report_id <> old.report_id
    or new.released_at is distinct from old.released_at or new.state = 'entered'
  ) then
    raise exception 'released values stay as they are' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger released_values_stay before update on report_values
  for each row execute function refuse_released_change();
