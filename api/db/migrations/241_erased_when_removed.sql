-- A patient or an address that its customer removed is erased; orders keep their own copy of what they were made with.
delete from patients where deleted_at is not null;
delete from addresses where deleted_at is not null;
-- Copies of an earlier version, which run while a new one starts, mark the row instead: that erases it, too.
create function erase_removed() returns trigger language plpgsql as $$
begin
  execute format('delete from %I where id = $1', tg_table_name) using new.id;
  return null;
end $$;
create trigger patients_erased after update of deleted_at on patients
  for each row when (new.deleted_at is not null) execute function erase_removed();
create trigger addresses_erased after update of deleted_at on addresses
  for each row when (new.deleted_at is not null) execute function erase_removed();

-- When the guardian of a patient under 18 consented to the use of the child's data; null where nobody had to.
alter table patients add column guardian_consented_at timestamptz;
