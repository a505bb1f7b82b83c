create or replace function note_certificate_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, 't'::"char"
    from added join registration on registration.id = registration_id, number_keys(number) as key
    on conflict do nothing;
  return null;
end $$;
