create or replace function show_on_facilities(facilities integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  with own as (
    select facility_id, id, status, expiry_date, valid_from,
      first_value(id) over newest_first as newest_id, first_value(created_at) over newest_first as newest_created_at
    from registration where facility_id = any(facilities) and kind <> 'change' and ended_at is null
    window newest_first as (partition by facility_id order by id desc)
  ), newest as (
    select * from own where id = newest_id
  ), licence as (
    -- Another licence that is in force, or was when the newest registration was started.
    select distinct on (facility_id) facility_id, id, status, expiry_date from own
    where id <> newest_id and status = 'Approved'
      and expiry_date >= (newest_created_at at time zone 'Africa/Lagos')::date
    order by facility_id, expiry_date desc, id desc
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
  from shown where facility.id = shown.facility_id and facility.id = any(facilities);
end $$;
