-- A new installation has no technicians until its owner invites or names them; those of the demo come
-- with the demo. Where orders are taken already, the list stays as it is.
update settings
set value = '[]'
where name = 'technicians'
  and value = '["Ravi K", "Meena S", "Imran A", "Latha P"]'
  and not exists (select 1 from orders);
