-- The words by which officers find a person: of the name, the email and the phone number, which begins after the country code.
-- functions: person_words
create function person_words(first_name text, last_name text, email text, phone_number text) returns tsvector
  language plpgsql immutable strict parallel safe
  set search_path from current as $$
begin
  return array_to_tsvector(
    search_words(first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(phone_number, '^\+234', ''))
  );
end $$;
create index user_account_by_words on user_account using gin (person_words(first_name, last_name, email, phone_number));
