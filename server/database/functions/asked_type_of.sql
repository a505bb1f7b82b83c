create or replace function asked_type_of(facility integer) returns integer
  language sql stable as $$
  select coalesce(
    (
      select case when status <> 'Approved' then facility_type_id end from registration
      where facility_id = facility and ended_at is null and not (kind = 'change' and status = 'declined')
      order by id desc limit 1
    ),
    (select facility_type_id from facility as present where present.id = facility)
  )
$$;
