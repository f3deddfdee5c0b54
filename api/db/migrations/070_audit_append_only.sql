-- What an administrator did is only ever added to: the database itself refuses anything else.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'admin_audit is only ever added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger admin_audit_append_only before update or delete or truncate on admin_audit
  for each statement execute function refuse_audit_change();
