-- The numbers of facilities and registrations, updated by triggers, so that a list's total and a dashboard's figure cost the
-- same with a thousand rows and with a million. Each facility counts in four tally rows: its LGA and its type, its LGA and
-- any type, any LGA and its type, any LGA and any type; 0 stands for any. A sum reads the few statuses and dates of one such
-- pair. Statuses without a date have the date 'infinity'; facilities without a registration have the status ''.
create table facility_tally (
  local_gov_area_id integer not null,
  facility_type_id integer not null,
  status text not null,
  expiry_date date not null,
  n integer not null,
  primary key (local_gov_area_id, facility_type_id, status, expiry_date)
);

create table registration_tally (
  local_gov_area_id integer not null,
  facility_type_id integer not null,
  status text not null,
  expiry_date date not null,
  kind text not null,
  n integer not null,
  primary key (local_gov_area_id, facility_type_id, status, expiry_date, kind)
);

-- Facilities by ward; 0 stands for a ward that was not recorded.
create table ward_tally (
  local_gov_area_id integer not null,
  ward_id integer not null,
  n integer not null,
  primary key (local_gov_area_id, ward_id)
);

create table penalty_tally (
  one boolean primary key default true check (one),
  n integer not null
);
insert into penalty_tally (n) values (0);

-- Tally rows are updated in the order of their keys, so that concurrent transactions cannot deadlock.
create function count_facility() returns trigger language plpgsql as $$
begin
  insert into facility_tally
    select lga, type, coalesce(status, ''), coalesce(expiry_date, 'infinity'), sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, old.status, old.expiry_date, -1 where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.facility_type_id, new.status, new.expiry_date, 1 where tg_op <> 'DELETE'
    ) as changed (own_lga, own_type, status, expiry_date, change)
    cross join lateral (values (own_lga, own_type), (own_lga, 0), (0, own_type), (0, 0)) as pair (lga, type)
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
  on conflict (local_gov_area_id, facility_type_id, status, expiry_date)
    do update set n = facility_tally.n + excluded.n;
  insert into ward_tally
    select lga, coalesce(ward, 0), sum(change)
    from (
      select old.local_gov_area_id, old.ward_id, -1 where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.ward_id, 1 where tg_op <> 'DELETE'
    ) as changed (lga, ward, change)
    group by 1, 2 having sum(change) <> 0 order by 1, 2
  on conflict (local_gov_area_id, ward_id) do update set n = ward_tally.n + excluded.n;
  return null;
end $$;
create trigger facility_is_counted
  after insert or delete or update of local_gov_area_id, facility_type_id, ward_id, status, expiry_date on facility
  for each row execute function count_facility();

create function count_registration() returns trigger language plpgsql as $$
begin
  insert into registration_tally
    select lga, type, status, coalesce(expiry_date, 'infinity'), kind, sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, old.status, old.expiry_date, old.kind, -1 where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.facility_type_id, new.status, new.expiry_date, new.kind, 1 where tg_op <> 'DELETE'
    ) as changed (own_lga, own_type, status, expiry_date, kind, change)
    cross join lateral (values (own_lga, own_type), (own_lga, 0), (0, own_type), (0, 0)) as pair (lga, type)
    group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
  on conflict (local_gov_area_id, facility_type_id, status, expiry_date, kind)
    do update set n = registration_tally.n + excluded.n;
  return null;
end $$;
create trigger registration_is_counted
  after insert or delete or update of local_gov_area_id, facility_type_id, status, expiry_date, kind on registration
  for each row execute function count_registration();

create function count_penalty() returns trigger language plpgsql as $$
begin
  update penalty_tally set n = n + case tg_op when 'INSERT' then 1 else -1 end;
  return null;
end $$;
create trigger penalty_is_counted after insert or delete on penalty
  for each row execute function count_penalty();

-- Recounts everything, for rows that were loaded without the triggers.
create function rebuild_tallies() returns void language sql as $$
  truncate facility_tally, registration_tally, ward_tally;
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
  update penalty_tally set n = (select count(*) from penalty);
$$;
