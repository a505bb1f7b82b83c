create or replace function note_facility_keys() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from facility_key where facility_id = old.id and kind = 'p' and key in (select phone_keys(old.phone_number));
    delete from facility_key where facility_id = old.id and kind = 'c' and key in (select number_keys(old.cac));
    delete from facility_key where facility_id = old.id and kind = 'n'
      and key in (select number_keys(old.registration_number) union select number_keys(old.paper_number));
  end if;
  if new.taken_back_at is not null then
    delete from facility_key where facility_id = new.id;
    return null;
  end if;
  insert into facility_key (key, facility_id, kind)
    select key, new.id, 'p'::"char" from phone_keys(new.phone_number) as key
    union select key, new.id, 'c' from number_keys(new.cac) as key
    union select key, new.id, 'n' from number_keys(new.registration_number) as key
    union select key, new.id, 'n' from number_keys(new.paper_number) as key;
  return null;
end $$;
