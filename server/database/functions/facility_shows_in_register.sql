create or replace function facility_shows_in_register() returns trigger
  language plpgsql as $$
begin
  if exists (select from register_entry where facility_id = new.facility_id) then
    perform show_in_register(array[new.facility_id]);
  end if;
  return null;
end $$;
