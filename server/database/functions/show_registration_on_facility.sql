create or replace function show_registration_on_facility() returns trigger
  language plpgsql as $$
declare
  newest registration;
  licence registration;
begin
  if new.kind = 'change' then
    return null;
  end if;
  select * into newest from registration
    where facility_id = new.facility_id and kind <> 'change' and ended_at is null order by id desc limit 1;
  -- Another licence that is in force, or was when the newest registration was started.
  select * into licence from registration
    where facility_id = new.facility_id and kind <> 'change' and status = 'Approved' and ended_at is null and id <> newest.id
      and expiry_date >= (newest.created_at at time zone 'Africa/Lagos')::date
    order by expiry_date desc, id desc limit 1;
  if licence.id is null or (newest.status = 'Approved' and newest.expiry_date >= licence.expiry_date
      and coalesce(newest.valid_from, '-infinity') <= licence.expiry_date) then
    update facility set
      (registration_id, status, expiry_date) = row (newest.id, newest.status, newest.expiry_date),
      (next_registration_id, next_status, next_expiry_date, next_from) = row (null::integer, null::text, null::date, null::date)
    where id = new.facility_id;
  else
    update facility set
      (registration_id, status, expiry_date) = row (licence.id, licence.status, licence.expiry_date),
      (next_registration_id, next_status, next_expiry_date, next_from) =
        row (newest.id, newest.status, newest.expiry_date, licence.expiry_date + 1)
    where id = new.facility_id;
  end if;
  return null;
end $$;
