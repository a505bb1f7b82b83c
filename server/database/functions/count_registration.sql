create or replace function count_registration() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, status, expiry_date, kind, n)
    select 'registration', lga, type, status, coalesce(expiry_date, 'infinity'), kind, sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, counted_status(old), old.expiry_date, old.kind, -1
        where tg_op <> 'INSERT' and (old.origin = 'portal' or old.ended_at is null)
      union all
      select new.local_gov_area_id, new.facility_type_id, counted_status(new), new.expiry_date, new.kind, 1
        where tg_op <> 'DELETE' and (new.origin = 'portal' or new.ended_at is null)
    ) as changed (lga, type, status, expiry_date, kind, change)
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  return null;
end $$;
