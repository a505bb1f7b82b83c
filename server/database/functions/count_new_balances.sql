create or replace function count_new_balances() returns trigger
  language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, open_kobo)
    select month, local_gov_area_id, facility_type_id, sum(open_kobo) from added group by 1, 2, 3 having sum(open_kobo) <> 0;
  return null;
end $$;
