create or replace function oldest_migration() returns text
  language sql immutable as $$
  select '0110-oldest-migration'
$$;
