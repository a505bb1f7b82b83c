create or replace function show_new_registrations_on_facilities() returns trigger
  language plpgsql as $$
begin
  perform show_on_facilities(array(select distinct facility_id from added where kind <> 'change'));
  return null;
end $$;
