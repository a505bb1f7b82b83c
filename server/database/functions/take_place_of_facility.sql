create or replace function take_place_of_facility() returns trigger
  language plpgsql as $$
declare
  present facility;
begin
  select * into present from facility where id = new.facility_id;
  new.local_gov_area_id := present.local_gov_area_id;
  if new.kind = 'change' then
    new.from_type_id := present.facility_type_id;
  else
    new.facility_type_id := present.facility_type_id;
  end if;
  new.catalogue_version := catalogue_version();
  return new;
end $$;
