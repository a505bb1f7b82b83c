create or replace function note_new_facility_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, id, 'p'::"char" from added, phone_keys(phone_number) as key where taken_back_at is null
    union select key, id, 'c' from added, number_keys(cac) as key where taken_back_at is null
    union select key, id, 'n' from added, number_keys(registration_number) as key where taken_back_at is null
    union select key, id, 'n' from added, number_keys(paper_number) as key where taken_back_at is null;
  return null;
end $$;
