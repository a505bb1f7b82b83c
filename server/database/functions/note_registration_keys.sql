create or replace function note_registration_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, 'r'::"char" from added, number_keys(reference) as key on conflict do nothing;
  return null;
end $$;
