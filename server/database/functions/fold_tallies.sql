create or replace function fold_tallies(most integer) returns integer
  language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_tallies')) then return 0; end if;
  with taken as (
    delete from tally_delta
    where id <= (select max(id) from (select id from tally_delta order by id limit most) as first) returning *
  ), spread as (
    select what, pair.local_gov_area_id, pair.facility_type_id, status, expiry_date, from_date, kind, n
    from taken
    cross join lateral (values
      (taken.local_gov_area_id, taken.facility_type_id), (taken.local_gov_area_id, 0), (0, taken.facility_type_id), (0, 0)
    ) as pair (local_gov_area_id, facility_type_id)
  ), facilities as (
    insert into facility_tally as tally (local_gov_area_id, facility_type_id, status, expiry_date, from_date, n)
      select local_gov_area_id, facility_type_id, status, expiry_date, from_date, sum(n)
      from spread where what = 'facility' group by 1, 2, 3, 4, 5 having sum(n) <> 0
    on conflict (local_gov_area_id, facility_type_id, status, expiry_date, from_date) do update set n = tally.n + excluded.n
  ), registrations as (
    insert into registration_tally as tally
      select local_gov_area_id, facility_type_id, status, expiry_date, kind, sum(n)
      from spread where what = 'registration' group by 1, 2, 3, 4, 5 having sum(n) <> 0
    on conflict (local_gov_area_id, facility_type_id, status, expiry_date, kind) do update set n = tally.n + excluded.n
  ), wards as (
    insert into ward_tally as tally
      select local_gov_area_id, ward_id, sum(n) from taken where what = 'facility' group by 1, 2 having sum(n) <> 0
    on conflict (local_gov_area_id, ward_id) do update set n = tally.n + excluded.n
  ), penalties as (
    update penalty_tally set n = penalty_tally.n + change.n, facilities = penalty_tally.facilities + change.facilities
    from (
      select coalesce(sum(n) filter (where what = 'penalty'), 0) as n,
        coalesce(sum(n) filter (where what = 'penalised facility'), 0) as facilities
      from taken where what in ('penalty', 'penalised facility') having count(*) > 0
    ) as change
  )
  select count(*) into folded from taken;
  return folded;
end $$;
