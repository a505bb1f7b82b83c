-- The first day of a licence. The licence of a renewal that was approved early begins on the day after the end of the one before.
alter table registration add column valid_from date;
update registration set valid_from = (approved_at at time zone 'Africa/Lagos')::date where status = 'Approved';

-- While a licence is in force and its renewal is under way, the facility shows the licence until its last day, and the renewal
-- from `next_from` on. Both are stored, so that whoever reads decides by the portal's date: nothing has to happen at midnight.
alter table facility
  add column next_registration_id integer references registration,
  add column next_status text,
  add column next_expiry_date date,
  add column next_from date;
-- Few facilities have one, because a job moves what has become the present one.
create index facility_with_next on facility (next_from, id) where next_from is not null;

create or replace function show_registration_on_facility() returns trigger language plpgsql as $$
declare
  newest registration;
  licence registration;
begin
  select * into newest from registration
    where facility_id = new.facility_id and ended_at is null order by id desc limit 1;
  -- Another licence that is in force, or was when the newest registration was started.
  select * into licence from registration
    where facility_id = new.facility_id and status = 'Approved' and id <> newest.id
      and expiry_date >= (newest.created_at at time zone 'Africa/Lagos')::date
    order by expiry_date desc, id desc limit 1;
  if licence.id is null or (newest.status = 'Approved' and newest.expiry_date >= licence.expiry_date
      and coalesce(newest.valid_from, '-infinity') <= licence.expiry_date) then
    update facility set
      (registration_id, status, expiry_date) = row (newest.id, newest.status, newest.expiry_date),
      (next_registration_id, next_status, next_expiry_date, next_from) = row (null::integer, null::text, null::date, null::date)
    where id = new.facility_id;
  else
    update facility set
      (registration_id, status, expiry_date) = row (licence.id, licence.status, licence.expiry_date),
      (next_registration_id, next_status, next_expiry_date, next_from) =
        row (newest.id, newest.status, newest.expiry_date, licence.expiry_date + 1)
    where id = new.facility_id;
  end if;
  return null;
end $$;
drop trigger registration_shows_on_facility on registration;
create trigger registration_shows_on_facility after insert or update of status, expiry_date, valid_from, ended_at on registration
  for each row execute function show_registration_on_facility();

-- The tallies count by date too: from `next_from` on a facility leaves the count of its present registration and joins that of the
-- next one. A figure of a day is the sum of the rows up to that day.
alter table facility_tally add column from_date date not null default '-infinity';
alter table facility_tally drop constraint facility_tally_pkey;
alter table facility_tally add primary key (local_gov_area_id, facility_type_id, status, expiry_date, from_date);
alter table tally_delta add column from_date date not null default '-infinity';

create function facility_changes(facility) returns table (status text, expiry_date date, from_date date, n integer)
language sql immutable as $$
  select coalesce($1.status, ''), coalesce($1.expiry_date, 'infinity'), date '-infinity', 1
  union all
  select coalesce($1.status, ''), coalesce($1.expiry_date, 'infinity'), $1.next_from, -1 where $1.next_from is not null
  union all
  select coalesce($1.next_status, ''), coalesce($1.next_expiry_date, 'infinity'), $1.next_from, 1 where $1.next_from is not null
$$;

create or replace function count_facility() returns trigger language plpgsql as $$
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
drop trigger facility_is_counted on facility;
create trigger facility_is_counted
  after insert or delete or update of local_gov_area_id, facility_type_id, ward_id, status, expiry_date,
    next_status, next_expiry_date, next_from on facility
  for each row execute function count_facility();

create or replace view facility_count as
  select local_gov_area_id, facility_type_id, status, expiry_date, n, from_date from facility_tally
  union all
  select pair.local_gov_area_id, pair.facility_type_id, status, expiry_date, n, from_date
  from tally_delta as delta
  cross join lateral (values
    (delta.local_gov_area_id, delta.facility_type_id), (delta.local_gov_area_id, 0), (0, delta.facility_type_id), (0, 0)
  ) as pair (local_gov_area_id, facility_type_id)
  where what = 'facility';

create or replace function fold_tallies(most integer) returns integer language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_tallies')) then return 0; end if;
  with taken as (
    delete from tally_delta where id in (select id from tally_delta order by id limit most) returning *
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

create or replace function rebuild_tallies() returns void language sql as $$
  truncate facility_tally, registration_tally, ward_tally, penalised_facility, tally_delta;
  insert into facility_tally (local_gov_area_id, facility_type_id, status, expiry_date, from_date, n)
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), coalesce(status, ''), coalesce(expiry_date, 'infinity'),
      from_date, sum(n)
    from (
      select local_gov_area_id, facility_type_id, status, expiry_date, date '-infinity' as from_date, 1 as n from facility
      union all
      select local_gov_area_id, facility_type_id, status, expiry_date, next_from, -1 from facility where next_from is not null
      union all
      select local_gov_area_id, facility_type_id, next_status, next_expiry_date, next_from, 1 from facility where next_from is not null
    ) as counted
    group by cube (local_gov_area_id, facility_type_id), status, expiry_date, from_date
    having sum(n) <> 0;
  insert into registration_tally
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), counted_status(registration),
      coalesce(expiry_date, 'infinity'), kind, count(*)
    from registration
    group by cube (local_gov_area_id, facility_type_id), counted_status(registration), expiry_date, kind;
  insert into ward_tally select local_gov_area_id, coalesce(ward_id, 0), count(*) from facility group by 1, 2;
  insert into penalised_facility select distinct facility_id from penalty;
  update penalty_tally
    set n = (select count(*) from penalty), facilities = (select count(*) from penalised_facility);
$$;

-- A section of a renewal that its owner has confirmed: what the facility had before is still right, or was changed.
create table confirmed_section (
  registration_id integer not null references registration,
  section text not null check (section <> ''),
  confirmed_by integer not null references user_account,
  confirmed_at timestamptz not null,
  primary key (registration_id, section)
);

-- Renewals that are under way began without answers, so whatever they contain was entered for them.
insert into confirmed_section (registration_id, section, confirmed_by, confirmed_at)
  select registration.id, section, recorded_by, updated_at
  from registration
  cross join unnest(array['requirements', 'operating_officer', 'staff', 'referees', 'documents', 'available_facilities']) as section
  where kind = 'renewal' and status <> 'Approved' and ended_at is null;
