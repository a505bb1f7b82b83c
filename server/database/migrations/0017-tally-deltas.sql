-- Until now every change of a facility or registration updated the same few tally rows, so decisions waited for each other's
-- commit. Now a change only inserts rows into tally_delta, which needs no shared lock. A job folds them into the tallies each
-- second. A figure is the tally plus the rows not folded yet, read in one statement, so it is always exact. docs/decisions/0009.
create table tally_delta (
  id bigint generated always as identity primary key,
  what text not null check (what in ('facility', 'registration', 'penalty', 'penalised facility')),
  local_gov_area_id integer,
  facility_type_id integer,
  ward_id integer,
  status text,
  expiry_date date,
  kind text,
  n integer not null
);
-- The table is emptied each second. Vacuum after 5,000 dead rows instead of waiting for 20 % of the table.
alter table tally_delta set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create or replace function count_facility() returns trigger language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, ward_id, status, expiry_date, n)
    select 'facility', lga, type, coalesce(ward, 0), coalesce(status, ''), coalesce(expiry_date, 'infinity'), sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, old.ward_id, old.status, old.expiry_date, -1 where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.facility_type_id, new.ward_id, new.status, new.expiry_date, 1 where tg_op <> 'DELETE'
    ) as changed (lga, type, ward, status, expiry_date, change)
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  return null;
end $$;

create or replace function count_registration() returns trigger language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, status, expiry_date, kind, n)
    select 'registration', lga, type, status, coalesce(expiry_date, 'infinity'), kind, sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, old.status, old.expiry_date, old.kind, -1 where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.facility_type_id, new.status, new.expiry_date, new.kind, 1 where tg_op <> 'DELETE'
    ) as changed (lga, type, status, expiry_date, kind, change)
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  return null;
end $$;

create or replace function count_penalty() returns trigger language plpgsql as $$
begin
  insert into tally_delta (what, n) values ('penalty', case tg_op when 'INSERT' then 1 else -1 end);
  if tg_op = 'INSERT' then
    insert into penalised_facility values (new.facility_id) on conflict do nothing;
    if found then insert into tally_delta (what, n) values ('penalised facility', 1); end if;
  elsif not exists (select from penalty where facility_id = old.facility_id) then
    delete from penalised_facility where facility_id = old.facility_id;
    if found then insert into tally_delta (what, n) values ('penalised facility', -1); end if;
  end if;
  return null;
end $$;

-- The figures: the tallies plus the deltas that are not folded yet.
create view facility_count as
  select local_gov_area_id, facility_type_id, status, expiry_date, n from facility_tally
  union all
  select pair.local_gov_area_id, pair.facility_type_id, status, expiry_date, n
  from tally_delta as delta
  cross join lateral (values
    (delta.local_gov_area_id, delta.facility_type_id), (delta.local_gov_area_id, 0), (0, delta.facility_type_id), (0, 0)
  ) as pair (local_gov_area_id, facility_type_id)
  where what = 'facility';

create view registration_count as
  select local_gov_area_id, facility_type_id, status, expiry_date, kind, n from registration_tally
  union all
  select pair.local_gov_area_id, pair.facility_type_id, status, expiry_date, kind, n
  from tally_delta as delta
  cross join lateral (values
    (delta.local_gov_area_id, delta.facility_type_id), (delta.local_gov_area_id, 0), (0, delta.facility_type_id), (0, 0)
  ) as pair (local_gov_area_id, facility_type_id)
  where what = 'registration';

create view ward_count as
  select local_gov_area_id, ward_id, n from ward_tally
  union all
  select local_gov_area_id, ward_id, n from tally_delta where what = 'facility';

create view penalty_count as
  select n, facilities from penalty_tally
  union all
  select case what when 'penalty' then n else 0 end, case what when 'penalised facility' then n else 0 end
  from tally_delta where what in ('penalty', 'penalised facility');

-- Folds the oldest rows, at most `most` of them, and returns how many it folded; 0 while another server folds. It deletes
-- exactly the rows that it sees, not all up to an id, so that rows of a transaction that commits later are not lost.
create function fold_tallies(most integer) returns integer language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_tallies')) then return 0; end if;
  with taken as (
    delete from tally_delta where id in (select id from tally_delta order by id limit most) returning *
  ), spread as (
    select what, pair.local_gov_area_id, pair.facility_type_id, status, expiry_date, kind, n
    from taken
    cross join lateral (values
      (taken.local_gov_area_id, taken.facility_type_id), (taken.local_gov_area_id, 0), (0, taken.facility_type_id), (0, 0)
    ) as pair (local_gov_area_id, facility_type_id)
  ), facilities as (
    insert into facility_tally as tally
      select local_gov_area_id, facility_type_id, status, expiry_date, sum(n)
      from spread where what = 'facility' group by 1, 2, 3, 4 having sum(n) <> 0
    on conflict (local_gov_area_id, facility_type_id, status, expiry_date) do update set n = tally.n + excluded.n
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

create or replace function rebuild_tallies() returns void language sql as $$
  truncate facility_tally, registration_tally, ward_tally, penalised_facility, tally_delta;
  insert into facility_tally
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), coalesce(status, ''), coalesce(expiry_date, 'infinity'),
      count(*)
    from facility
    group by cube (local_gov_area_id, facility_type_id), status, expiry_date;
  insert into registration_tally
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), status, coalesce(expiry_date, 'infinity'), kind,
      count(*)
    from registration
    group by cube (local_gov_area_id, facility_type_id), status, expiry_date, kind;
  insert into ward_tally select local_gov_area_id, coalesce(ward_id, 0), count(*) from facility group by 1, 2;
  insert into penalised_facility select distinct facility_id from penalty;
  update penalty_tally
    set n = (select count(*) from penalty), facilities = (select count(*) from penalised_facility);
$$;
