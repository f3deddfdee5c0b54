-- When the slot of a held place starts. Paid places stay held for ever: of a million of them, those of the days to come are few, and an index finds them.
alter table slot_holds add column starts_at timestamptz;
create function hold_starts_with_its_slot() returns trigger language plpgsql as $$
begin
  select starts_at into new.starts_at from slots where id = new.slot_id;
  return new;
end
$$;
create trigger hold_starts_with_its_slot before insert or update of slot_id on slot_holds for each row execute function hold_starts_with_its_slot();
update slot_holds set starts_at = slots.starts_at from slots where slots.id = slot_holds.slot_id;
create index slot_holds_by_start on slot_holds (starts_at);
