create or replace function likely_duplicates(asked_id integer, asked_name text, asked_lga integer, asked_cac text, asked_phone text, asked_owner integer, asked_latitude double precision, asked_longitude double precision, metres integer) returns TABLE(facility_id integer, reason text)
  language plpgsql stable parallel safe rows 10 as $$
begin
  return query select same.facility_id, same.reason from same_facilities(
    asked_id, asked_name, asked_lga, asked_cac, asked_phone, asked_owner, asked_latitude, asked_longitude, metres) as same;
  return query select similar_names.id, 'similar name' from similar_names(asked_id, asked_name, asked_lga);
end $$;
