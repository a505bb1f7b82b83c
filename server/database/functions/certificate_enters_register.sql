create or replace function certificate_enters_register() returns trigger
  language plpgsql as $$
begin
  perform enter_into_register(array[new.id]);
  perform show_in_register(array(select facility_id from registration where id = new.registration_id));
  return null;
end $$;
