create or replace function catalogue_version() returns integer
  language sql stable as $$
  select value from counter where name = 'catalogue_version'
$$;
