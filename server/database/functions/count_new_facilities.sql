create or replace function count_new_facilities() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, ward_id, status, expiry_date, from_date, n)
    select 'facility', local_gov_area_id, facility_type_id, coalesce(ward_id, 0), is_now.status, is_now.expiry_date,
      is_now.from_date, sum(is_now.n)
    from added cross join lateral facility_changes(added::facility) as is_now
    group by 1, 2, 3, 4, 5, 6, 7 having sum(is_now.n) <> 0;
  return null;
end $$;
