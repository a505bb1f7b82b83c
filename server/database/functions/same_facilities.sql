create or replace function same_facilities(asked_id integer, asked_name text, asked_lga integer, asked_cac text, asked_phone text, asked_owner integer, asked_latitude double precision, asked_longitude double precision, metres integer) returns TABLE(facility_id integer, reason text)
  language plpgsql stable parallel safe rows 10 as $$
declare
  cac_key text := regexp_replace(upper(asked_cac), '[^A-Z0-9]', '', 'g');
  phone_key text := (select min(key) from phone_keys(asked_phone) as key);
  degrees double precision := metres / 111320.0;
begin
  return query select id, 'cac' from facility
    where cac_key <> '' and regexp_replace(upper(cac), '[^A-Z0-9]', '', 'g') = cac_key and id <> asked_id and taken_back_at is null limit 10;
  return query select id, 'name' from facility
    where local_gov_area_id = asked_lga and lower(company_name) = lower(asked_name) and id <> asked_id
      and taken_back_at is null limit 10;
  return query select found.facility_id, 'phone' from (
      select facility_key.facility_id from facility_key
      where key = phone_key collate "C" and kind = 'p' and facility_key.facility_id <> asked_id limit 100
    ) as found join facility on id = found.facility_id
    where asked_owner is null or user_id is distinct from asked_owner limit 10;
  return query select id, 'near' from facility
    where latitude between asked_latitude - degrees and asked_latitude + degrees and id <> asked_id
      and (latitude - asked_latitude) ^ 2 + ((longitude - asked_longitude) * cosd(asked_latitude)) ^ 2 < degrees ^ 2
      and taken_back_at is null limit 10;
end $$;
