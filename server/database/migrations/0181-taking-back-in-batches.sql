-- functions: number_keys, phone_keys, note_facility_keys, move_revenue
-- Old keys and balances are found by indexes, however many facilities there are, so that an import is taken back quickly.

-- In PL/pgSQL, which plans its statements once for a connection and not at every call.
create or replace function number_keys(number text) returns setof text
  language plpgsql immutable strict parallel safe rows 10 as $$
begin
  return query
    with bare as (select left(regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), 60) as key),
      runs as (select left(run[1], 60) as key from regexp_matches(number, '[0-9]{5,}', 'g') as run)
    select distinct key from (
      select key from bare
      union all select regexp_replace(key, '^[a-z]+', '') from bare
      union all select key from runs
      union all select ltrim(key, '0') from runs
    ) as keys where length(key) >= 4;
end $$;

create or replace function phone_keys(phone text) returns setof text
  language plpgsql immutable strict parallel safe rows 1 as $$
declare
  digits text := regexp_replace(phone, '[^0-9]', '', 'g');
begin
  if length(digits) >= 4 then
    return next right(digits, 10);
  end if;
end $$;

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

create or replace function move_revenue() returns trigger
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  if (old.local_gov_area_id, old.facility_type_id) <> (new.local_gov_area_id, new.facility_type_id) then
    insert into revenue_delta (month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo)
      select month, place.lga, place.type, sign * sum(invoiced_kobo), sign * sum(waived_kobo), sign * sum(confirmed_kobo)
      from revenue_entry
      cross join lateral (values
        (-1, old.local_gov_area_id, old.facility_type_id), (1, new.local_gov_area_id, new.facility_type_id)
      ) as place (sign, lga, type)
      where registration_id = new.id
      group by month, place.sign, place.lga, place.type;
  end if;
  update invoice_balance
    set local_gov_area_id = new.local_gov_area_id, facility_type_id = new.facility_type_id,
      is_ended = new.ended_at is not null and new.status <> 'Approved'
    from invoice where invoice.registration_id = new.id and invoice_balance.invoice_id = invoice.id;
  return null;
end $$;
