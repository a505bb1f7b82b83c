create or replace function take_place_of_facility() returns trigger
  language plpgsql as $$
begin
  select facility_type_id, local_gov_area_id into new.facility_type_id, new.local_gov_area_id
    from facility where id = new.facility_id;
  new.catalogue_version := catalogue_version();
  return new;
end $$;
