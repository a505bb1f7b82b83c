create or replace function count_changed_balances() returns trigger
  language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, open_kobo)
    select month, local_gov_area_id, facility_type_id, sum(kobo) from (
      select month, local_gov_area_id, facility_type_id, -open_kobo as kobo from before
      union all select month, local_gov_area_id, facility_type_id, open_kobo from after
    ) as changed
    group by 1, 2, 3 having sum(kobo) <> 0;
  return null;
end $$;
