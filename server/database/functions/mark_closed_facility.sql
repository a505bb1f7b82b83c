create or replace function mark_closed_facility() returns trigger
  language plpgsql as $$
begin
  update facility set is_closed = exists (
    select from facility_closing where facility_id = new.facility_id and reopened_at is null
  ) where id = new.facility_id;
  return null;
end $$;
