create or replace function search_line(t text) returns text
  language plpgsql immutable strict parallel safe
  set search_path from current as $$
begin
  return array_to_string(search_words(t), ' ');
end $$;
