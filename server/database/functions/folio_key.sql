create or replace function folio_key(folio text) returns text
  language sql immutable strict parallel safe as $$
  select nullif(ltrim(regexp_replace(folio, '[^0-9]', '', 'g'), '0'), '')
$$;
