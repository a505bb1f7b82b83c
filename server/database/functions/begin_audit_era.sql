create or replace function begin_audit_era(moment timestamp with time zone, why text) returns integer
  language plpgsql as $$
declare
  following integer := (select coalesce(max(era), 1) + 1 from audit_era);
begin
  insert into audit_era (era, at, reason) values (following, moment, why);
  execute format('alter table audit_entry alter column era set default %s', following);
  return following;
end $$;
