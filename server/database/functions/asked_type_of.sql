create or replace function asked_type_of(facility integer) returns integer
  language sql stable as $$
  select coalesce(
    (select facility_type_id from registration where facility_id = facility and kind = 'change' and ended_at is null),
    (select facility_type_id from facility as present where present.id = facility)
  )
$$;
