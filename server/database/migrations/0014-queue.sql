-- The position in the officers' queue: the time of submission; registrations that are not submitted come last.
alter table registration add column queued_at timestamptz not null
  generated always as (coalesce(submitted_at, timestamptz '9999-12-31 00:00:00+00')) stored;
drop index registration_by_status_and_submission, registration_by_submission;
create index registration_by_status_and_queue on registration (status, queued_at, id);
create index registration_by_queue on registration (queued_at, id);
-- Small, because most registrations were decided long ago.
create index registration_waiting on registration (queued_at, id) where status in ('pending', 'Awaiting decision');

-- The number of penalised facilities, updated like the other tallies. A facility with two penalties counts once.
create table penalised_facility (facility_id integer primary key);
insert into penalised_facility select distinct facility_id from penalty;
alter table penalty_tally add column facilities integer not null default 0;
update penalty_tally set facilities = (select count(*) from penalised_facility);

create or replace function count_penalty() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op = 'INSERT' then
    insert into penalised_facility values (new.facility_id) on conflict do nothing;
    if found then change := 1; end if;
  elsif not exists (select from penalty where facility_id = old.facility_id) then
    delete from penalised_facility where facility_id = old.facility_id;
    if found then change := -1; end if;
  end if;
  update penalty_tally
    set n = n + case tg_op when 'INSERT' then 1 else -1 end, facilities = facilities + change;
  return null;
end $$;

create or replace function rebuild_tallies() returns void language sql as $$
  truncate facility_tally, registration_tally, ward_tally, penalised_facility;
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
