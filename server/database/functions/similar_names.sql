create or replace function similar_names(asked_id integer, asked_name text, asked_lga integer) returns TABLE(id integer)
  language plpgsql stable parallel safe rows 10 as $$
declare
  line text := search_line(asked_name);
  digits text := regexp_replace(asked_name, '[^0-9]', '', 'g');
  terms tsquery;
begin
  select ('(' || string_agg(quote_literal(word), ' | ') || ') & ' || quote_literal('#l' || asked_lga))::tsquery into terms
    from (
      select known.word from unnest(search_words(asked_name)) as typed (word)
      join search_word as known on slips(known.word) && slips(typed.word)
      where length(typed.word) > 3 and known.n <= 5000
      group by known.word, known.n order by known.n, length(known.word) desc limit 8
    ) as rare;
  -- Ordered by a row, so that the planner does not hope to meet one soon by reading the table.
  return query select facility.id from facility
    where words @@ terms and similarity(name_text, line) >= 0.6 and lower(company_name) <> lower(asked_name) and facility.id <> asked_id
      and taken_back_at is null
      and regexp_replace(company_name, '[^0-9]', '', 'g') = digits
    order by row(similarity(name_text, line)) desc limit 10;
end $$;
