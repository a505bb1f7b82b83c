create or replace function rebuild_tallies() returns void
  language sql as $$
  truncate facility_tally, registration_tally, ward_tally, penalised_facility, tally_delta;
  insert into facility_tally (local_gov_area_id, facility_type_id, status, expiry_date, from_date, n)
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), coalesce(status, ''), coalesce(expiry_date, 'infinity'),
      from_date, sum(n)
    from (
      select local_gov_area_id, facility_type_id, status, expiry_date, date '-infinity' as from_date, 1 as n
        from facility where taken_back_at is null
      union all
      select local_gov_area_id, facility_type_id, status, expiry_date, next_from, -1
        from facility where next_from is not null and taken_back_at is null
      union all
      select local_gov_area_id, facility_type_id, next_status, next_expiry_date, next_from, 1
        from facility where next_from is not null and taken_back_at is null
    ) as counted
    group by cube (local_gov_area_id, facility_type_id), status, expiry_date, from_date
    having sum(n) <> 0;
  insert into registration_tally
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), counted_status(registration),
      coalesce(expiry_date, 'infinity'), kind, count(*)
    from registration where origin = 'portal' or ended_at is null
    group by cube (local_gov_area_id, facility_type_id), counted_status(registration), expiry_date, kind;
  insert into ward_tally select local_gov_area_id, coalesce(ward_id, 0), count(*) from facility
    where taken_back_at is null group by 1, 2;
  insert into penalised_facility select distinct facility_id from penalty;
  update penalty_tally
    set n = (select count(*) from penalty), facilities = (select count(*) from penalised_facility);
$$;
