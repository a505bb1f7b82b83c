create or replace function council_key(number text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(upper(number), '[^A-Z0-9]', '', 'g') where number ~ '[1-9]'
$$;
