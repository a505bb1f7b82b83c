create or replace function note_facility_keys() returns trigger
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  if new.taken_back_at is not null then
    -- By their keys, which have an index, and not by their facility.
    delete from facility_key where facility_id = old.id and key = any(array(
      select phone_keys(old.phone_number)
      union select number_keys(number) from (values (old.cac), (old.registration_number), (old.paper_number)) as own (number)
      union select number_keys(reference) from registration where registration.facility_id = old.id
      union select number_keys(number) from registration join certificate on registration_id = registration.id
        where registration.facility_id = old.id
    ));
    return null;
  end if;
  delete from facility_key where facility_id = old.id and kind = 'p' and key = any(array(select phone_keys(old.phone_number)));
  delete from facility_key where facility_id = old.id and kind = 'c' and key = any(array(select number_keys(old.cac)));
  delete from facility_key where facility_id = old.id and kind = 'n' and key = any(array(
    select number_keys(old.registration_number) union select number_keys(old.paper_number)
  ));
  insert into facility_key (key, facility_id, kind)
    select key, new.id, 'p'::"char" from phone_keys(new.phone_number) as key
    union select key, new.id, 'c' from number_keys(new.cac) as key
    union select key, new.id, 'n' from number_keys(new.registration_number) as key
    union select key, new.id, 'n' from number_keys(new.paper_number) as key;
  return null;
end $$;
