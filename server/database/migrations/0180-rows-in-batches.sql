-- functions: count_new_facilities, note_new_facility_keys, note_new_facility_words, count_new_registrations, note_registration_keys, show_on_facilities, show_registration_on_facility, show_new_registrations_on_facilities, note_certificate_keys, certificate_enters_register
-- What is counted, noted and shown of new rows is done once for all rows of a statement, so that a batch of an import is quick.
-- older versions: they insert the same rows, and the same is counted, noted and shown of them.

create function count_new_facilities() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, ward_id, status, expiry_date, from_date, n)
    select 'facility', local_gov_area_id, facility_type_id, coalesce(ward_id, 0), is_now.status, is_now.expiry_date,
      is_now.from_date, sum(is_now.n)
    from added cross join lateral facility_changes(added::facility) as is_now
    group by 1, 2, 3, 4, 5, 6, 7 having sum(is_now.n) <> 0;
  return null;
end $$;
create or replace trigger facility_is_counted
  after delete
    or update of local_gov_area_id, facility_type_id, ward_id, status, expiry_date, next_status, next_expiry_date, next_from, taken_back_at
  on facility for each row execute function count_facility();
create trigger facilities_are_counted after insert on facility
  referencing new table as added for each statement execute function count_new_facilities();

create function note_new_facility_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, id, 'p'::"char" from added, phone_keys(phone_number) as key where taken_back_at is null
    union select key, id, 'c' from added, number_keys(cac) as key where taken_back_at is null
    union select key, id, 'n' from added, number_keys(registration_number) as key where taken_back_at is null
    union select key, id, 'n' from added, number_keys(paper_number) as key where taken_back_at is null;
  return null;
end $$;
create or replace trigger facility_notes_keys
  after update of phone_number, cac, registration_number, paper_number, taken_back_at on facility
  for each row execute function note_facility_keys();
create trigger facilities_note_keys after insert on facility
  referencing new table as added for each statement execute function note_new_facility_keys();

-- In the order of the words, in which everybody adds them, so that nobody waits for one who waits for them.
create function note_new_facility_words() returns trigger
  language plpgsql as $$
begin
  insert into search_word (word)
    select distinct word from added, vocabulary_of(words) as word order by 1 on conflict do nothing;
  return null;
end $$;
create or replace trigger facility_notes_words after update of company_name, owner_name on facility
  for each row execute function note_facility_words();
create trigger facilities_note_words after insert on facility
  referencing new table as added for each statement execute function note_new_facility_words();

create function count_new_registrations() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, status, expiry_date, kind, n)
    select 'registration', local_gov_area_id, facility_type_id, counted_status(added::registration),
      coalesce(expiry_date, 'infinity'), kind, count(*)
    from added where origin = 'portal' or ended_at is null
    group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create or replace trigger registration_is_counted
  after delete or update of local_gov_area_id, facility_type_id, status, expiry_date, kind, ended_at on registration
  for each row execute function count_registration();
create trigger registrations_are_counted after insert on registration
  referencing new table as added for each statement execute function count_new_registrations();

create or replace function note_registration_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, 'r'::"char" from added, number_keys(reference) as key on conflict do nothing;
  return null;
end $$;
create or replace trigger registration_notes_keys after insert on registration
  referencing new table as added for each statement execute function note_registration_keys();

create function show_on_facilities(facilities integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  with own as (
    select facility_id, id, status, expiry_date, valid_from,
      first_value(id) over newest_first as newest_id, first_value(created_at) over newest_first as newest_created_at
    from registration where facility_id = any(facilities) and kind <> 'change' and ended_at is null
    window newest_first as (partition by facility_id order by id desc)
  ), newest as (
    select * from own where id = newest_id
  ), licence as (
    -- Another licence that is in force, or was when the newest registration was started.
    select distinct on (facility_id) facility_id, id, status, expiry_date from own
    where id <> newest_id and status = 'Approved'
      and expiry_date >= (newest_created_at at time zone 'Africa/Lagos')::date
    order by facility_id, expiry_date desc, id desc
  ), shown as (
    select given.facility_id, newest.id as newest_id, newest.status as newest_status, newest.expiry_date as newest_end,
      licence.id as licence_id, licence.status as licence_status, licence.expiry_date as licence_end,
      (
        licence.id is null or newest.status = 'Approved' and newest.expiry_date >= licence.expiry_date
          and coalesce(newest.valid_from, '-infinity') <= licence.expiry_date
      ) is true as is_newest
    from (select distinct unnest(facilities)) as given (facility_id)
    left join newest using (facility_id) left join licence using (facility_id)
  )
  update facility set
    registration_id = case when is_newest then newest_id else licence_id end,
    status = case when is_newest then newest_status else licence_status end,
    expiry_date = case when is_newest then newest_end else licence_end end,
    next_registration_id = case when is_newest then null else newest_id end,
    next_status = case when is_newest then null else newest_status end,
    next_expiry_date = case when is_newest then null else newest_end end,
    next_from = case when is_newest then null else licence_end + 1 end
  from shown where facility.id = shown.facility_id and facility.id = any(facilities);
end $$;

create or replace function show_registration_on_facility() returns trigger
  language plpgsql as $$
begin
  if new.kind <> 'change' then
    perform show_on_facilities(array[new.facility_id]);
  end if;
  return null;
end $$;
create or replace trigger registration_shows_on_facility
  after update of status, expiry_date, valid_from, ended_at on registration
  for each row execute function show_registration_on_facility();

create function show_new_registrations_on_facilities() returns trigger
  language plpgsql as $$
begin
  perform show_on_facilities(array(select distinct facility_id from added where kind <> 'change'));
  return null;
end $$;
create trigger registrations_show_on_facilities after insert on registration
  referencing new table as added for each statement execute function show_new_registrations_on_facilities();

create or replace function note_certificate_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, 't'::"char"
    from added join registration on registration.id = registration_id, number_keys(number) as key
    on conflict do nothing;
  return null;
end $$;
create or replace trigger certificate_notes_keys after insert on certificate
  referencing new table as added for each statement execute function note_certificate_keys();

create or replace function certificate_enters_register() returns trigger
  language plpgsql as $$
begin
  perform enter_into_register(array(select id from added));
  perform show_in_register(array(
    select distinct facility_id from registration where id = any(array(select registration_id from added))
  ));
  return null;
end $$;
create or replace trigger certificate_enters_register after insert on certificate
  referencing new table as added for each statement execute function certificate_enters_register();
