create or replace function search_words(t text) returns text[]
  language plpgsql immutable strict parallel safe as $$
declare
  plain text := search_text(t);
  words text[] := regexp_split_to_array(plain, '[^a-z0-9]+');
begin
  if plain ~ '[''.-]' then
    words := words || regexp_split_to_array(regexp_replace(plain, '[''.-]', '', 'g'), '[^a-z0-9]+');
  end if;
  return array(select distinct word collate "C" from unnest(words) as word where word <> '' order by 1);
end $$;
