-- Which versions of the portal may work with this schema: those that know the migration that the function names. A migration
-- that takes something away that older versions use replaces it.
-- functions: oldest_migration
create function oldest_migration() returns text
  language sql immutable as $$
  select '0110-oldest-migration'
$$;
