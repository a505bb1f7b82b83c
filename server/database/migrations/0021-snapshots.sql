-- What an application contained when it was submitted, considered and approved. Equal contents are stored once, so that
-- saving the same thing many times takes no room.
create table snapshot_contents (
  digest bytea primary key, -- SHA-256 of the contents
  contents jsonb not null
);
create table snapshot (
  id bigint generated always as identity primary key,
  registration_id integer not null references registration,
  action text not null check (action <> ''),
  digest bytea not null references snapshot_contents,
  at timestamptz not null
);
create index snapshot_of_registration on snapshot (registration_id, id);
create trigger snapshot_contents_is_kept before update or delete on snapshot_contents
  for each row execute function refuse_change();
create trigger snapshot_is_kept before update or delete on snapshot
  for each row execute function refuse_change();
