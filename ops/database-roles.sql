-- The two roles of the portal's PostgreSQL database: portal_owner owns it and changes its schema, portal_app is the portal at work.
-- Run it as a superuser, connected to the portal's database; it may be run again, and on a database that is in use already:
--   psql --dbname portal --file ops/database-roles.sql
-- Then give each role a password (\password portal_owner, \password portal_app) and run `npm run migrate`, which grants
-- portal_app its rights on every table. docs/operations.md says the rest under "Database roles".
begin;

do $$
begin
  if not exists (select from pg_roles where rolname = 'portal_owner') then
    create role portal_owner;
  end if;
  if not exists (select from pg_roles where rolname = 'portal_app') then
    create role portal_app;
  end if;
end $$;
alter role portal_owner login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
alter role portal_app login noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls;

-- What the portal asks for with each connection; behind a pooler, which takes no settings, only those of the role count.
alter role portal_app set timezone = 'UTC';
alter role portal_app set max_parallel_workers_per_gather = 0;
alter role portal_app set jit = off;
alter role portal_app set statement_timeout = '30s';
alter role portal_app set idle_in_transaction_session_timeout = '60s';

do $$
declare
  given record;
  item record;
begin
  for given in
    select granted.rolname from pg_auth_members
    join pg_roles as granted on granted.oid = roleid
    join pg_roles as app on app.oid = member and app.rolname = 'portal_app'
  loop
    execute format('revoke %I from portal_app', given.rolname);
  end loop;

  execute format('alter database %I owner to portal_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to portal_app', current_database());

  -- What an earlier user of the portal created belongs to portal_owner from now on.
  for item in
    select nspname from pg_namespace where nspname <> 'information_schema' and nspname !~ '^pg_'
  loop
    execute format('alter schema %I owner to portal_owner', item.nspname);
    execute format('revoke all on schema %I from public', item.nspname);
  end loop;
  for item in
    select format('%I.%I', nspname, relname) as name, relkind
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname <> 'information_schema' and nspname !~ '^pg_' and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and (deptype = 'e' or relkind = 'S' and deptype in ('a', 'i')))
  loop
    execute case item.relkind
      when 'v' then 'alter view ' when 'm' then 'alter materialized view ' when 'S' then 'alter sequence '
      else 'alter table ' end || item.name || ' owner to portal_owner';
  end loop;
  for item in
    select pg_proc.oid::regprocedure as name
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname <> 'information_schema' and nspname !~ '^pg_'
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('alter routine %s owner to portal_owner', item.name);
  end loop;
  for item in
    select pg_type.oid::regtype as name
    from pg_type join pg_namespace on pg_namespace.oid = typnamespace
    where nspname <> 'information_schema' and nspname !~ '^pg_' and typtype in ('e', 'd')
      and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
  loop
    execute format('alter type %s owner to portal_owner', item.name);
  end loop;
end $$;

-- Large objects are not used; without this, everybody who may connect could fill the disk with them.
revoke execute on function lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea) from public;

commit;
