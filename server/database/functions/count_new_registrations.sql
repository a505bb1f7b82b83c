create or replace function count_new_registrations() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, status, expiry_date, kind, n)
    select 'registration', local_gov_area_id, facility_type_id, counted_status(added::registration),
      coalesce(expiry_date, 'infinity'), kind, count(*)
    from added where origin = 'portal' or ended_at is null
    group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
