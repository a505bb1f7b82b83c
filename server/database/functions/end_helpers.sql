create or replace function end_helpers() returns trigger
  language plpgsql as $$
begin
  delete from helper where facility_id = new.id;
  return null;
end $$;
