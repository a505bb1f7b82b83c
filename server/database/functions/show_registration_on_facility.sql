create or replace function show_registration_on_facility() returns trigger
  language plpgsql as $$
begin
  if new.kind <> 'change' then
    perform show_on_facilities(array[new.facility_id]);
  end if;
  return null;
end $$;
