-- The staff: each has a role, which says what calls they may make (api/staffAccess.ts). Who was the administrator is an
-- owner. Whoever leaves stays as a row, because the audit names them.
alter table admins add column role text not null default 'owner' check (role in ('owner', 'operations', 'lab', 'technician'));
alter table admins add column removed_at timestamptz;

-- Invitations by mail; the link holds the token, this table only its SHA-256.
create table staff_invitations (
  id text primary key,
  -- Lower case; a new invitation takes the place of the one before.
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'operations', 'lab', 'technician')),
  token_hash text not null unique,
  invited_by text not null references admins (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- What names a session in the list of one's own, and the browser it was opened in. Older copies write neither.
alter table sessions add column id text not null default gen_random_uuid()::text;
alter table sessions add column browser text;
create unique index sessions_id on sessions (id);

-- The audit's page asks by person and by act, newest first.
create index admin_audit_by_person on admin_audit (admin_id, id);
create index admin_audit_by_action on admin_audit (action, id);
