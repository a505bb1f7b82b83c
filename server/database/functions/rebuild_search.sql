create or replace function rebuild_search() returns void
  language sql as $$
  select count_search_words();
  delete from facility_key;
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, kind from (
      select key, id as facility_id, 'p'::"char" as kind from facility, phone_keys(phone_number) as key
      union select key, id, 'c' from facility, number_keys(cac) as key
      union select key, id, 'n' from facility, number_keys(registration_number) as key
      union select key, id, 'n' from facility, number_keys(paper_number) as key
      union select key, facility_id, 'r' from registration, number_keys(reference) as key
      union select key, facility_id, 't'
        from certificate join registration on registration.id = registration_id, number_keys(number) as key
    ) as noted
    where not exists (select from facility where facility.id = facility_id and taken_back_at is not null);
$$;
