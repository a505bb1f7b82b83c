-- The audit record: an entry for everything that somebody did. Entries are only ever added. Their order is (era, xid, id): the
-- transaction ids of a database begin anew when it is restored from a dump, so a restore begins a new era.
-- See docs/decisions/0026-audit-record.md.
create table audit_entry (
  id bigint generated always as identity primary key,
  era integer not null default 1,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz(3) not null,
  -- The key with which the portal made the code `mac` of `at` and `body`. The database does not have it.
  kid text not null,
  body jsonb not null,
  mac bytea not null,
  action text generated always as (body ->> 'action') stored,
  actor_id integer generated always as ((body #>> '{actor,user_id}')::integer) stored,
  about_kind text generated always as (body #>> '{about,kind}') stored,
  about_id text generated always as (body #>> '{about,id}') stored
);
create index audit_entry_order on audit_entry (era, xid, id);
create index audit_entry_about on audit_entry (about_kind, about_id, id);
create index audit_entry_actor on audit_entry (actor_id, id);
create index audit_entry_at on audit_entry (at, id);
create trigger audit_entry_is_kept before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();

-- The seals: each continues the chain of hashes over the entries after those of the one before, and is signed with a key that
-- the database does not have.
create table audit_seal (
  n bigint primary key,
  era integer not null,
  to_xid xid8 not null,
  -- The sealed entries in their order, and the first eight bytes of the digest of each, to name the one that was changed.
  ids bigint[] not null,
  digests bytea not null,
  -- The hash of the chain up to here.
  hash bytea not null,
  at timestamptz(3) not null,
  kid text not null,
  signature bytea not null
);
create trigger audit_seal_is_kept before update or delete or truncate on audit_seal
  for each statement execute function refuse_change();

-- When each era began, and why.
create table audit_era (
  era integer primary key,
  at timestamptz(3) not null,
  reason text not null
);
create trigger audit_era_is_kept before update or delete or truncate on audit_era
  for each statement execute function refuse_change();

-- Begins the next era. Nobody may be writing entries meanwhile.
create function begin_audit_era(moment timestamptz, why text) returns integer language plpgsql as $$
declare
  following integer := (select coalesce(max(era), 1) + 1 from audit_era);
begin
  insert into audit_era (era, at, reason) values (following, moment, why);
  execute format('alter table audit_entry alter column era set default %s', following);
  return following;
end $$;
