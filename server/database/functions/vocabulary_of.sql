create or replace function vocabulary_of(words tsvector) returns SETOF text
  language sql immutable strict parallel safe as $$
  select distinct ltrim(word, '@') from unnest(tsvector_to_array(words)) as word where word not like '#%'
$$;
