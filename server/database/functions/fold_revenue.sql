create or replace function fold_revenue(most integer) returns integer
  language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_revenue')) then return 0; end if;
  with taken as (
    delete from revenue_delta
    where id <= (select max(id) from (select id from revenue_delta order by id limit most) as first) returning *
  ), tallied as (
    insert into revenue_tally as tally
      select month, local_gov_area_id, facility_type_id,
        sum(invoiced_kobo), sum(waived_kobo), sum(confirmed_kobo), sum(open_kobo)
      from taken group by 1, 2, 3
    on conflict (month, local_gov_area_id, facility_type_id) do update set
      invoiced_kobo = tally.invoiced_kobo + excluded.invoiced_kobo,
      waived_kobo = tally.waived_kobo + excluded.waived_kobo,
      confirmed_kobo = tally.confirmed_kobo + excluded.confirmed_kobo,
      open_kobo = tally.open_kobo + excluded.open_kobo
  )
  select count(*) into folded from taken;
  return folded;
end $$;
