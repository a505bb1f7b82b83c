-- functions: enter_into_register, show_in_register, show_registration_on_facility, note_facility_keys, rebuild_search, facility_changes, rebuild_tallies, same_facilities, similar_names, count_search_words, count_registration
-- How licences of paper are shown, counted and found, and that facilities which were taken back are not.
-- older versions: they never write two numbers that are the same, because they number only what they issue themselves.

-- Two papers from before the portal may have the same number, and what was taken back may come in again.
alter table certificate drop constraint certificate_number_kind_issue_key;
create unique index certificate_number_kind_issue_key on certificate (number, kind, issue) where origin = 'portal';
alter table facility drop constraint facility_registration_number_key;
create unique index facility_registration_number_key on facility (registration_number) where taken_back_at is null;

create or replace function enter_into_register(papers integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  insert into register_entry (
    certificate_id, facility_id, kind, expiry_date, name, facility_type_id, local_gov_area_id, ward, working_days,
    hours_of_operation, latitude, longitude, origin
  )
  select certificate.id, facility.id, certificate.kind, certificate.expiry_date,
    coalesce(certificate.printed ->> 'facility_name', ''), facility.facility_type_id, facility.local_gov_area_id, ward.name,
    facility.working_days, facility.hours_of_operation, facility.latitude, facility.longitude,
    certificate.origin
  from certificate
  join registration on registration.id = certificate.registration_id
  join facility on facility.id = registration.facility_id
  left join ward on ward.id = facility.ward_id
  where certificate.id = any(papers);
end $$;

create or replace function show_in_register(facilities integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  with paper as (
    select certificate.id, registration.facility_id, registration.id as registration_id, certificate.kind, certificate.expiry_date,
      -- Where paper does not say when it was issued, the register has it from the day on which it was recorded.
      coalesce(registration.valid_from, certificate.issue_date, recorded_on) as begins,
      coalesce(certificate.reissued_on, certificate.issue_date, recorded_on) as issued_on,
      certificate.origin = 'paper' and registration.ended_at is not null as is_taken_back,
      registration.ended_at is null and registration.status
        = case certificate.kind when 'certificate' then 'Approved' else 'Temporarily approved' end as is_granted,
      (
        select (max(renewal.submitted_at) at time zone 'Africa/Lagos')::date from registration as renewal
        where renewal.facility_id = registration.facility_id and renewal.id > registration.id and renewal.kind = 'renewal'
          and renewal.ended_at is null and renewal.status in ('pending', 'Awaiting decision')
      ) as renewal_submitted_on
    from registration join certificate on certificate.registration_id = registration.id
    cross join lateral (select (certificate.created_at at time zone 'Africa/Lagos')::date as recorded_on) as recorded
    where registration.facility_id = any(facilities)
  ), kept as (
    select * from paper where not is_taken_back
  ), days as (
    select facility_id, begins as day from kept union select facility_id, expiry_date + 1 from kept
  ), chosen as (
    select distinct on (days.facility_id, days.day) days.facility_id, days.day, paper.id
    from days join kept as paper on paper.facility_id = days.facility_id and paper.begins <= days.day
    where not exists (
      select from kept as later
      where later.facility_id = paper.facility_id and later.id > paper.id and later.begins <= days.day
        and (later.registration_id = paper.registration_id or later.kind = 'certificate')
    )
    order by days.facility_id, days.day,
      case when paper.is_granted and paper.expiry_date >= days.day
        then case paper.kind when 'certificate' then 2 else 1 end else 0 end desc,
      paper.id desc
  ), followed as (
    select facility_id, id, day, lag(id) over (partition by facility_id order by day) as before from chosen
  ), span as (
    select facility_id, id, day as shown_from, lead(day) over (partition by facility_id order by day) - 1 as shown_until
    from followed where id is distinct from before
  ), newest as (
    select facility_id, max(issued_on) as day from kept group by facility_id
  ), shown as (
    -- Days before the newest paper was issued are over.
    select distinct on (span.id) span.* from span join newest using (facility_id)
    where coalesce(span.shown_until, 'infinity') >= newest.day order by span.id, span.shown_from
  ), watched as (
    select facility_id from facility_restriction where facility_id = any(facilities) and lifted_at is null
    union
    select facility_id from facility_closing where facility_id = any(facilities) and reopened_at is null
  ), inspected as (
    select distinct on (facility_id) facility_id, (done_at at time zone 'Africa/Lagos')::date as done_on, class
    from inspection where facility_id = any(facilities) and status = 'published' and class is not null
    order by facility_id, done_at desc
  ), fresh as (
    select paper.id, shown.shown_from, shown.shown_until, paper.is_granted, paper.renewal_submitted_on,
      watched.facility_id is not null as is_watched, inspected.done_on, inspected.class
    from paper left join shown on shown.id = paper.id left join watched on watched.facility_id = paper.facility_id
    left join inspected on inspected.facility_id = paper.facility_id
  )
  update register_entry as entry
  set shown_from = fresh.shown_from, shown_until = fresh.shown_until, is_granted = fresh.is_granted,
    renewal_submitted_on = fresh.renewal_submitted_on, is_watched = fresh.is_watched,
    inspection_done_on = fresh.done_on, inspection_class = fresh.class, changed_in = pg_current_xact_id()
  from fresh
  where entry.certificate_id = fresh.id
    and (
      entry.shown_from, entry.shown_until, entry.is_granted, entry.renewal_submitted_on, entry.is_watched,
      entry.inspection_done_on, entry.inspection_class
    ) is distinct from (
      fresh.shown_from, fresh.shown_until, fresh.is_granted, fresh.renewal_submitted_on, fresh.is_watched, fresh.done_on,
      fresh.class
    );
end $$;

create or replace function show_registration_on_facility() returns trigger
  language plpgsql as $$
declare
  newest registration;
  licence registration;
begin
  if new.kind = 'change' then
    return null;
  end if;
  select * into newest from registration
    where facility_id = new.facility_id and kind <> 'change' and ended_at is null order by id desc limit 1;
  -- Another licence that is in force, or was when the newest registration was started.
  select * into licence from registration
    where facility_id = new.facility_id and kind <> 'change' and status = 'Approved' and ended_at is null and id <> newest.id
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

create or replace function note_facility_keys() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from facility_key where facility_id = old.id and kind = 'p' and key in (select phone_keys(old.phone_number));
    delete from facility_key where facility_id = old.id and kind = 'c' and key in (select number_keys(old.cac));
    delete from facility_key where facility_id = old.id and kind = 'n'
      and key in (select number_keys(old.registration_number) union select number_keys(old.paper_number));
  end if;
  if new.taken_back_at is not null then
    delete from facility_key where facility_id = new.id;
    return null;
  end if;
  insert into facility_key (key, facility_id, kind)
    select key, new.id, 'p'::"char" from phone_keys(new.phone_number) as key
    union select key, new.id, 'c' from number_keys(new.cac) as key
    union select key, new.id, 'n' from number_keys(new.registration_number) as key
    union select key, new.id, 'n' from number_keys(new.paper_number) as key;
  return null;
end $$;
create or replace trigger facility_notes_keys
  after insert or update of phone_number, cac, registration_number, paper_number, taken_back_at on facility
  for each row execute function note_facility_keys();

create or replace function rebuild_search() returns void
  language sql as $$
  select count_search_words();
  delete from facility_key;
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, kind from (
      select key, id as facility_id, 'p'::"char" as kind from facility, phone_keys(phone_number) as key
      union select key, id, 'c' from facility, number_keys(cac) as key
      union select key, id, 'n' from facility, number_keys(registration_number) as key
      union select key, id, 'n' from facility, number_keys(paper_number) as key
      union select key, facility_id, 'r' from registration, number_keys(reference) as key
      union select key, facility_id, 't'
        from certificate join registration on registration.id = registration_id, number_keys(number) as key
    ) as noted
    where not exists (select from facility where facility.id = facility_id and taken_back_at is not null);
$$;

create or replace function facility_changes(facility) returns TABLE(status text, expiry_date date, from_date date, n integer)
  language sql immutable as $$
  select coalesce($1.status, ''), coalesce($1.expiry_date, 'infinity'), date '-infinity', 1 where $1.taken_back_at is null
  union all
  select coalesce($1.status, ''), coalesce($1.expiry_date, 'infinity'), $1.next_from, -1
    where $1.next_from is not null and $1.taken_back_at is null
  union all
  select coalesce($1.next_status, ''), coalesce($1.next_expiry_date, 'infinity'), $1.next_from, 1
    where $1.next_from is not null and $1.taken_back_at is null
$$;
create or replace trigger facility_is_counted
  after insert or delete
    or update of local_gov_area_id, facility_type_id, ward_id, status, expiry_date, next_status, next_expiry_date, next_from, taken_back_at
  on facility for each row execute function count_facility();

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

create or replace function same_facilities(asked_id integer, asked_name text, asked_lga integer, asked_cac text, asked_phone text, asked_owner integer, asked_latitude double precision, asked_longitude double precision, metres integer) returns TABLE(facility_id integer, reason text)
  language plpgsql stable parallel safe rows 10 as $$
declare
  cac_key text := regexp_replace(upper(asked_cac), '[^A-Z0-9]', '', 'g');
  phone_key text := (select min(key) from phone_keys(asked_phone) as key);
  degrees double precision := metres / 111320.0;
begin
  return query select id, 'cac' from facility
    where cac_key <> '' and regexp_replace(upper(cac), '[^A-Z0-9]', '', 'g') = cac_key and id <> asked_id and taken_back_at is null limit 10;
  return query select id, 'name' from facility
    where local_gov_area_id = asked_lga and lower(company_name) = lower(asked_name) and id <> asked_id
      and taken_back_at is null limit 10;
  return query select found.facility_id, 'phone' from (
      select facility_key.facility_id from facility_key
      where key = phone_key collate "C" and kind = 'p' and facility_key.facility_id <> asked_id limit 100
    ) as found join facility on id = found.facility_id
    where asked_owner is null or user_id is distinct from asked_owner limit 10;
  return query select id, 'near' from facility
    where latitude between asked_latitude - degrees and asked_latitude + degrees and id <> asked_id
      and (latitude - asked_latitude) ^ 2 + ((longitude - asked_longitude) * cosd(asked_latitude)) ^ 2 < degrees ^ 2
      and taken_back_at is null limit 10;
end $$;

create or replace function similar_names(asked_id integer, asked_name text, asked_lga integer) returns TABLE(id integer)
  language plpgsql stable parallel safe rows 10 as $$
declare
  line text := search_line(asked_name);
  digits text := regexp_replace(asked_name, '[^0-9]', '', 'g');
  terms tsquery;
begin
  select ('(' || string_agg(quote_literal(word), ' | ') || ') & ' || quote_literal('#l' || asked_lga))::tsquery into terms
    from (
      select known.word from unnest(search_words(asked_name)) as typed (word)
      join search_word as known on slips(known.word) && slips(typed.word)
      where length(typed.word) > 3 and known.n <= 5000
      group by known.word, known.n order by known.n, length(known.word) desc limit 8
    ) as rare;
  -- Ordered by a row, so that the planner does not hope to meet one soon by reading the table.
  return query select facility.id from facility
    where words @@ terms and similarity(name_text, line) >= 0.6 and lower(company_name) <> lower(asked_name) and facility.id <> asked_id
      and taken_back_at is null
      and regexp_replace(company_name, '[^0-9]', '', 'g') = digits
    order by row(similarity(name_text, line)) desc limit 10;
end $$;

create or replace function count_search_words() returns integer
  language plpgsql as $$
declare
  counted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('count_search_words')) then return -1; end if;
  with stat as (
    select ltrim(word, '@') as word, sum(case when word like '@%' then 0 else ndoc end)::integer as n,
      sum(case when word like '@%' then ndoc else 0 end)::integer as o
    from ts_stat('select words from facility where taken_back_at is null') where word not like '#%' group by 1
  ), changed as (
    insert into search_word as known (word, n, o) select word, n, o from stat order by word
    on conflict (word) do update set n = excluded.n, o = excluded.o where (known.n, known.o) <> (excluded.n, excluded.o)
  ), gone as (
    update search_word set n = 0, o = 0
    where (n > 0 or o > 0) and not exists (select from stat where stat.word = search_word.word)
  )
  select count(*) into counted from stat;
  return counted;
end $$;

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
