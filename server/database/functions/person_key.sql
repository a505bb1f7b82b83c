create or replace function person_key(phone text, name text) returns text
  language sql immutable strict parallel safe
  set search_path from current as $$
  select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) || ' ' || string_agg(word, ' ' order by word collate "C")
  from unnest(search_words(name)) as word
  where word not in ('dr', 'doctor', 'mr', 'mrs', 'ms', 'miss', 'prof', 'professor', 'pharm', 'nurse', 'mallam', 'malam',
    'alhaji', 'alh', 'hajiya', 'haj', 'hajia', 'chief', 'engr', 'rev', 'sir')
$$;
