create or replace function note_certificate_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, 't'::"char" from registration, number_keys(new.number) as key where registration.id = new.registration_id
    on conflict do nothing;
  return null;
end $$;
