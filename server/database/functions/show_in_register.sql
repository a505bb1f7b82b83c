create or replace function show_in_register(facilities integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  with paper as (
    select certificate.id, registration.facility_id, registration.id as registration_id, certificate.kind, certificate.expiry_date,
      -- Where paper does not say when it was issued, the register has it from the day on which it was recorded.
      coalesce(registration.valid_from, certificate.issue_date, recorded_on) as begins,
      coalesce(certificate.reissued_on, certificate.issue_date, recorded_on) as issued_on,
      certificate.origin = 'paper' and registration.ended_at is not null as is_taken_back,
      registration.ended_at is null and registration.status
        = case certificate.kind when 'certificate' then 'Approved' else 'Temporarily approved' end as is_granted,
      (
        select (max(renewal.submitted_at) at time zone 'Africa/Lagos')::date from registration as renewal
        where renewal.facility_id = registration.facility_id and renewal.id > registration.id and renewal.kind = 'renewal'
          and renewal.ended_at is null and renewal.status in ('pending', 'Awaiting decision')
      ) as renewal_submitted_on
    from registration join certificate on certificate.registration_id = registration.id
    cross join lateral (select (certificate.created_at at time zone 'Africa/Lagos')::date as recorded_on) as recorded
    where registration.facility_id = any(facilities)
  ), kept as (
    select * from paper where not is_taken_back
  ), days as (
    select facility_id, begins as day from kept union select facility_id, expiry_date + 1 from kept
  ), chosen as (
    select distinct on (days.facility_id, days.day) days.facility_id, days.day, paper.id
    from days join kept as paper on paper.facility_id = days.facility_id and paper.begins <= days.day
    where not exists (
      select from kept as later
      where later.facility_id = paper.facility_id and later.id > paper.id and later.begins <= days.day
        and (later.registration_id = paper.registration_id or later.kind = 'certificate')
    )
    order by days.facility_id, days.day,
      case when paper.is_granted and paper.expiry_date >= days.day
        then case paper.kind when 'certificate' then 2 else 1 end else 0 end desc,
      paper.id desc
  ), followed as (
    select facility_id, id, day, lag(id) over (partition by facility_id order by day) as before from chosen
  ), span as (
    select facility_id, id, day as shown_from, lead(day) over (partition by facility_id order by day) - 1 as shown_until
    from followed where id is distinct from before
  ), newest as (
    select facility_id, max(issued_on) as day from kept group by facility_id
  ), shown as (
    -- Days before the newest paper was issued are over.
    select distinct on (span.id) span.* from span join newest using (facility_id)
    where coalesce(span.shown_until, 'infinity') >= newest.day order by span.id, span.shown_from
  ), watched as (
    select facility_id from facility_restriction where facility_id = any(facilities) and lifted_at is null
    union
    select facility_id from facility_closing where facility_id = any(facilities) and reopened_at is null
  ), inspected as (
    select distinct on (facility_id) facility_id, (done_at at time zone 'Africa/Lagos')::date as done_on, class
    from inspection where facility_id = any(facilities) and status = 'published' and class is not null
    order by facility_id, done_at desc
  ), fresh as (
    select paper.id, shown.shown_from, shown.shown_until, paper.is_granted, paper.renewal_submitted_on,
      watched.facility_id is not null as is_watched, inspected.done_on, inspected.class
    from paper left join shown on shown.id = paper.id left join watched on watched.facility_id = paper.facility_id
    left join inspected on inspected.facility_id = paper.facility_id
  )
  update register_entry as entry
  set shown_from = fresh.shown_from, shown_until = fresh.shown_until, is_granted = fresh.is_granted,
    renewal_submitted_on = fresh.renewal_submitted_on, is_watched = fresh.is_watched,
    inspection_done_on = fresh.done_on, inspection_class = fresh.class, changed_in = pg_current_xact_id()
  from fresh
  where entry.certificate_id = fresh.id
    and (
      entry.shown_from, entry.shown_until, entry.is_granted, entry.renewal_submitted_on, entry.is_watched,
      entry.inspection_done_on, entry.inspection_class
    ) is distinct from (
      fresh.shown_from, fresh.shown_until, fresh.is_granted, fresh.renewal_submitted_on, fresh.is_watched, fresh.done_on,
      fresh.class
    );
end $$;
