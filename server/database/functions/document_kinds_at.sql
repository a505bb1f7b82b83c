create or replace function document_kinds_at(of_type integer, for_purpose text, at_moment timestamp with time zone) returns TABLE(id integer, name text, hint text, last_day text, most_files integer, demand text, place integer)
  language sql stable rows 10 as $$
  select id, name, hint, last_day, most_files, demand, place
  from document_kinds_for(of_type, for_purpose, at_moment)
  where staff_cadres = '{}'
$$;
