create or replace function certificate_enters_register() returns trigger
  language plpgsql as $$
begin
  perform enter_into_register(array(select id from added));
  perform show_in_register(array(
    select distinct facility_id from registration where id = any(array(select registration_id from added))
  ));
  return null;
end $$;
