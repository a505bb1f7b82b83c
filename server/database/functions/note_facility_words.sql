create or replace function note_facility_words() returns trigger
  language plpgsql as $$
begin
  insert into search_word (word) select word from vocabulary_of(new.words) as word order by 1 on conflict do nothing;
  return null;
end $$;
