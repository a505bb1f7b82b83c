-- How many facilities and registrations there are, kept while they are written, so that a list's total and a dashboard's
-- figure cost the same with a thousand rows and with a million. Each row of facility counts in four tally rows: of its LGA
-- and type, of its LGA and any type, of any LGA and its type, of any LGA and any type; 0 stands for any. A sum reads the few
-- statuses and dates of one such pair. Statuses without a date count under 'infinity', facilities without a registration under ''.
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

-- Rows are counted in the order of their keys, so that two transactions never wait for each other in a circle.
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
    select pair.lga, pair.type, changed.status, coalesce(changed.expiry_date, 'infinity'), changed.kind, sum(change)
    from (
      select old.facility_id, old.status, old.expiry_date, old.kind, -1 where tg_op <> 'INSERT'
      union all
      select new.facility_id, new.status, new.expiry_date, new.kind, 1 where tg_op <> 'DELETE'
    ) as changed (facility_id, status, expiry_date, kind, change)
    join facility on facility.id = changed.facility_id
    cross join lateral (values
      (facility.local_gov_area_id, facility.facility_type_id), (facility.local_gov_area_id, 0),
      (0, facility.facility_type_id), (0, 0)
    ) as pair (lga, type)
    group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
  on conflict (local_gov_area_id, facility_type_id, status, expiry_date, kind)
    do update set n = registration_tally.n + excluded.n;
  return null;
end $$;
create trigger registration_is_counted
  after insert or delete or update of facility_id, status, expiry_date, kind on registration
  for each row execute function count_registration();

-- A facility that changes its place or type takes its registrations along.
create function recount_registrations() returns trigger language plpgsql as $$
begin
  insert into registration_tally
    select pair.lga, pair.type, registration.status, coalesce(registration.expiry_date, 'infinity'), registration.kind,
      sum(pair.change)
    from registration
    cross join lateral (values
      (old.local_gov_area_id, old.facility_type_id, -1), (old.local_gov_area_id, 0, -1), (0, old.facility_type_id, -1),
      (new.local_gov_area_id, new.facility_type_id, 1), (new.local_gov_area_id, 0, 1), (0, new.facility_type_id, 1)
    ) as pair (lga, type, change)
    where registration.facility_id = new.id
    group by 1, 2, 3, 4, 5 having sum(pair.change) <> 0 order by 1, 2, 3, 4, 5
  on conflict (local_gov_area_id, facility_type_id, status, expiry_date, kind)
    do update set n = registration_tally.n + excluded.n;
  return null;
end $$;
create trigger facility_takes_registrations_along
  after update of local_gov_area_id, facility_type_id on facility
  for each row when (old.local_gov_area_id <> new.local_gov_area_id or old.facility_type_id <> new.facility_type_id)
  execute function recount_registrations();

create function count_penalty() returns trigger language plpgsql as $$
begin
  update penalty_tally set n = n + case tg_op when 'INSERT' then 1 else -1 end;
  return null;
end $$;
create trigger penalty_is_counted after insert or delete on penalty
  for each row execute function count_penalty();
