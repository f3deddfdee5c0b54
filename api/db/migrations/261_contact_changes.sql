-- A code may also prove a new e-mail.
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('phone', 'reset', 'email'));

-- E-mails that accounts had until lately: for some days they still set a new password, which takes the account back.
create table former_emails (
  -- Lower case.
  email text primary key,
  user_id text not null references users (id) on delete cascade,
  usable_until timestamptz not null
);
create index former_emails_user on former_emails (user_id);
create index former_emails_usable_until on former_emails (usable_until);
