-- Renewal Management: licences by their end that are due or late, and renewals that are under way or done. Each list reads one
-- index in its order, which also answers the filters of type and LGA.

-- Whether a closing is recorded, also one for a later day: nothing can be started then, so the licence is neither due nor late.
-- The trigger sets it; the portal never writes it.
alter table facility add column is_closed boolean not null default false;
create function mark_closed_facility() returns trigger language plpgsql as $$
begin
  update facility set is_closed = exists (
    select from facility_closing where facility_id = new.facility_id and reopened_at is null
  ) where id = new.facility_id;
  return null;
end $$;
create trigger closing_marks_facility after insert or update of reopened_at on facility_closing
  for each row execute function mark_closed_facility();
update facility set is_closed = true where id in (select facility_id from facility_closing where reopened_at is null);

create index facility_by_licence_end on facility (expiry_date, id) include (local_gov_area_id, facility_type_id)
  where status = 'Approved' and next_from is null and not is_closed;
-- The tallies do not know what is closed; the count of these is taken off.
create index facility_closed_by_licence_end on facility (expiry_date) include (local_gov_area_id, facility_type_id)
  where status = 'Approved' and next_from is null and is_closed;
create index registration_renewal_open on registration (queued_at, id) include (local_gov_area_id, facility_type_id)
  where kind = 'renewal' and status <> 'Approved' and ended_at is null;
create index registration_renewal_done on registration (expiry_date, id) include (local_gov_area_id, facility_type_id)
  where kind = 'renewal' and status = 'Approved';
