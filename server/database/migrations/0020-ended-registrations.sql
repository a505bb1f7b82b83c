-- A registration ends when its owner withdraws it, or when it was declined and nothing followed for a year. It keeps its status
-- and its rows; it no longer counts as the facility's registration, so another can be started.
alter table registration add column ended_at timestamptz,
  add constraint registration_ends_undecided check (ended_at is null or status in ('pending', 'Awaiting decision', 'declined'));
drop index registration_one_open;
create unique index registration_one_open on registration (facility_id) where status <> 'Approved' and ended_at is null;
drop index registration_waiting;
create index registration_waiting on registration (queued_at, id)
  where status in ('pending', 'Awaiting decision') and ended_at is null;
create index registration_declined on registration (processed_at, id) where status = 'declined' and ended_at is null;

-- The portal ends a registration by itself: then nobody did it.
alter table registration_event alter column actor_id drop not null;

create or replace function show_registration_on_facility() returns trigger language plpgsql as $$
begin
  update facility set (registration_id, status, expiry_date) = (
    select id, status, expiry_date from registration
    where facility_id = new.facility_id and ended_at is null
    order by (status = 'Approved' and expiry_date >= (now() at time zone 'Africa/Lagos')::date) desc, id desc
    limit 1
  ) where id = new.facility_id;
  return null;
end $$;
drop trigger registration_shows_on_facility on registration;
create trigger registration_shows_on_facility after insert or update of status, expiry_date, ended_at on registration
  for each row execute function show_registration_on_facility();

-- Ended registrations are counted under a status of their own.
create function counted_status(registration) returns text language sql immutable as $$
  select case when $1.ended_at is null then $1.status else 'ended' end
$$;
create or replace function count_registration() returns trigger language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, status, expiry_date, kind, n)
    select 'registration', lga, type, status, coalesce(expiry_date, 'infinity'), kind, sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, counted_status(old), old.expiry_date, old.kind, -1
        where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.facility_type_id, counted_status(new), new.expiry_date, new.kind, 1
        where tg_op <> 'DELETE'
    ) as changed (lga, type, status, expiry_date, kind, change)
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  return null;
end $$;
drop trigger registration_is_counted on registration;
create trigger registration_is_counted
  after insert or delete or update of local_gov_area_id, facility_type_id, status, expiry_date, kind, ended_at on registration
  for each row execute function count_registration();

create or replace function rebuild_tallies() returns void language sql as $$
  truncate facility_tally, registration_tally, ward_tally, penalised_facility, tally_delta;
  insert into facility_tally
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), coalesce(status, ''), coalesce(expiry_date, 'infinity'),
      count(*)
    from facility
    group by cube (local_gov_area_id, facility_type_id), status, expiry_date;
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
