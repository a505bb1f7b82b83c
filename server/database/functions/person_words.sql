create or replace function person_words(first_name text, last_name text, email text, phone_number text) returns tsvector
  language plpgsql immutable strict parallel safe
  set search_path from current as $$
begin
  return array_to_tsvector(
    search_words(first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(phone_number, '^\+234', ''))
  );
end $$;
