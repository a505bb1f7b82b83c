create or replace function show_on_facilities(facilities integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  with newest as (
    select distinct on (facility_id) facility_id, id, status, expiry_date, valid_from, created_at from registration
    where facility_id = any(facilities) and kind <> 'change' and ended_at is null order by facility_id, id desc
  ), licence as (
    -- Another licence that is in force, or was when the newest registration was started.
    select distinct on (other.facility_id) other.facility_id, other.id, other.status, other.expiry_date
    from newest join registration as other on other.facility_id = newest.facility_id
    where other.kind <> 'change' and other.status = 'Approved' and other.ended_at is null and other.id <> newest.id
      and other.expiry_date >= (newest.created_at at time zone 'Africa/Lagos')::date
    order by other.facility_id, other.expiry_date desc, other.id desc
  ), shown as (
    select given.facility_id, newest.id as newest_id, newest.status as newest_status, newest.expiry_date as newest_end,
      licence.id as licence_id, licence.status as licence_status, licence.expiry_date as licence_end,
      (
        licence.id is null or newest.status = 'Approved' and newest.expiry_date >= licence.expiry_date
          and coalesce(newest.valid_from, '-infinity') <= licence.expiry_date
      ) is true as is_newest
    from (select distinct unnest(facilities)) as given (facility_id)
    left join newest using (facility_id) left join licence using (facility_id)
  )
  update facility set
    registration_id = case when is_newest then newest_id else licence_id end,
    status = case when is_newest then newest_status else licence_status end,
    expiry_date = case when is_newest then newest_end else licence_end end,
    next_registration_id = case when is_newest then null else newest_id end,
    next_status = case when is_newest then null else newest_status end,
    next_expiry_date = case when is_newest then null else newest_end end,
    next_from = case when is_newest then null else licence_end + 1 end
  from shown where facility.id = shown.facility_id;
end $$;
