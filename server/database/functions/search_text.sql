create or replace function search_text(t text) returns text
  language sql immutable strict parallel safe as $$
  select left(translate(lower(regexp_replace(normalize(t, NFKD), U&'[\0300-\036f]', '', 'g')), 'ɓɗƙƴŋƁƊƘƳŊ’‘ʼ`', 'bdkynbdkyn'''''''''), 200)
$$;
