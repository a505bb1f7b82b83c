create or replace function facility_words(company_name text, owner_name text, lga integer, type integer) returns tsvector
  language plpgsql immutable strict parallel safe
  set search_path from current as $$
begin
  return array_to_tsvector(
    search_words(company_name) || array(select '@' || word from unnest(search_words(owner_name)) as word)
      || ('#l' || lga) || ('#t' || type)
  );
end $$;
