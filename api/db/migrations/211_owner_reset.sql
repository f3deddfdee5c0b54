-- A link that opens an account of the staff again after `npm run staff -- reset-owner`: whose; null for an invitation.
alter table staff_invitations add column admin_id text references admins (id);
