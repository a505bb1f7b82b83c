create or replace function count_facility() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, ward_id, status, expiry_date, from_date, n)
    select 'facility', lga, type, coalesce(ward, 0), status, expiry_date, from_date, sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, old.ward_id, was.status, was.expiry_date, was.from_date, -was.n
        from facility_changes(old) as was where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.facility_type_id, new.ward_id, is_now.status, is_now.expiry_date, is_now.from_date, is_now.n
        from facility_changes(new) as is_now where tg_op <> 'DELETE'
    ) as changed (lga, type, ward, status, expiry_date, from_date, change)
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0;
  return null;
end $$;
