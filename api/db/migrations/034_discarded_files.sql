-- Files that nothing names any more and that are still to be removed from the store, which may be away when they are let go.
create table discarded_files (
  key text primary key,
  due_at timestamptz not null
);
create index discarded_files_due on discarded_files (due_at);
