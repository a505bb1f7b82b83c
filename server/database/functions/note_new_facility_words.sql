create or replace function note_new_facility_words() returns trigger
  language plpgsql as $$
begin
  insert into search_word (word)
    select distinct word from added, vocabulary_of(words) as word order by 1 on conflict do nothing;
  return null;
end $$;
