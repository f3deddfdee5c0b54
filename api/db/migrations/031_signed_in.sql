-- The last login; a session's row goes when the person logs out.
alter table users add column signed_in_at timestamptz;
create index users_by_login on users (signed_in_at);
