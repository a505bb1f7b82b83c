-- The public register: what anybody may read about the facilities that hold or have held a certificate or a temporary statement.
-- One row for each paper that was issued. What a row says about the facility is taken from it when the paper is issued and does
-- not change afterwards: what is drafted, asked for or corrected later is published with the next paper, when it was approved.
create table register_entry (
  certificate_id integer primary key references certificate,
  facility_id integer not null references facility,
  kind text not null,
  expiry_date date not null,
  name text not null,
  facility_type_id integer not null,
  local_gov_area_id integer not null,
  ward text,
  working_days text,
  hours_of_operation text,
  latitude double precision,
  longitude double precision,
  -- The days on which the register shows this paper for its facility: at most one paper on each day. None if a later one took
  -- its place.
  shown_from date,
  shown_until date,
  -- Whether its registration still has the status with which it was issued.
  is_granted boolean not null default false,
  -- The day on which a renewal was submitted that is not decided yet.
  renewal_submitted_on date,
  -- Whether the facility is or will be suspended, sealed, revoked or closed.
  is_watched boolean not null default false,
  -- The transaction that changed the row last. Readers learn from it whether anything has changed.
  changed_in xid8 not null default pg_current_xact_id(),
  name_key text collate "C" not null generated always as (search_text(name)) stored,
  name_text text not null generated always as (search_line(name)) stored,
  words tsvector not null generated always as (facility_words(name, '', local_gov_area_id, facility_type_id)) stored
);
create index register_entry_of_facility on register_entry (facility_id, certificate_id);
create index register_entry_by_change on register_entry (changed_in);
create index register_entry_by_words on register_entry using gin (words) with (fastupdate = off) where shown_from is not null;
create index register_entry_by_name on register_entry (name_key, facility_id)
  include (words, shown_from, shown_until, kind, expiry_date, is_granted, renewal_submitted_on, is_watched)
  where shown_from is not null;
create index register_entry_by_lga on register_entry (local_gov_area_id, name_key, facility_id) where shown_from is not null;
create index register_entry_by_type on register_entry (facility_type_id, name_key, facility_id) where shown_from is not null;
create index register_entry_by_lga_and_type on register_entry (local_gov_area_id, facility_type_id, name_key, facility_id)
  where shown_from is not null;
create index register_entry_in_order on register_entry (facility_id) where shown_from is not null;
-- The standings that few facilities have.
create index register_entry_watched on register_entry (name_key, facility_id) where shown_from is not null and is_watched;
create index register_entry_ended on register_entry (name_key, facility_id) where shown_from is not null and not is_granted;
create index register_entry_provisional on register_entry (name_key, facility_id)
  where shown_from is not null and is_granted and kind = 'statement';
create index register_entry_under_review on register_entry (name_key, facility_id)
  where shown_from is not null and renewal_submitted_on is not null;

-- Writes for some facilities which of their papers is shown on which days, and what decides its standing. Of the papers that have
-- begun and were not replaced, a certificate in force is shown, else a statement in force, else the newest.
create function show_in_register(facilities integer[]) returns void language plpgsql as $$
begin
  with paper as (
    select certificate.id, registration.facility_id, registration.id as registration_id, certificate.kind, certificate.expiry_date,
      coalesce(registration.valid_from, certificate.issue_date) as begins,
      coalesce(certificate.reissued_on, certificate.issue_date) as issued_on,
      registration.ended_at is null and registration.status
        = case certificate.kind when 'certificate' then 'Approved' else 'Temporarily approved' end as is_granted,
      (
        select (max(renewal.submitted_at) at time zone 'Africa/Lagos')::date from registration as renewal
        where renewal.facility_id = registration.facility_id and renewal.id > registration.id and renewal.kind = 'renewal'
          and renewal.ended_at is null and renewal.status in ('pending', 'Awaiting decision')
      ) as renewal_submitted_on
    from registration join certificate on certificate.registration_id = registration.id
    where registration.facility_id = any(facilities)
  ), days as (
    select facility_id, begins as day from paper union select facility_id, expiry_date + 1 from paper
  ), chosen as (
    select distinct on (days.facility_id, days.day) days.facility_id, days.day, paper.id
    from days join paper on paper.facility_id = days.facility_id and paper.begins <= days.day
    where not exists (
      select from paper as later
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
    select facility_id, max(issued_on) as day from paper group by facility_id
  ), shown as (
    -- Days before the newest paper was issued are over.
    select distinct on (span.id) span.* from span join newest using (facility_id)
    where coalesce(span.shown_until, 'infinity') >= newest.day order by span.id, span.shown_from
  ), watched as (
    select facility_id from facility_restriction where facility_id = any(facilities) and lifted_at is null
    union
    select facility_id from facility_closing where facility_id = any(facilities) and reopened_at is null
  ), fresh as (
    select paper.id, shown.shown_from, shown.shown_until, paper.is_granted, paper.renewal_submitted_on,
      watched.facility_id is not null as is_watched
    from paper left join shown on shown.id = paper.id left join watched on watched.facility_id = paper.facility_id
  )
  update register_entry as entry
  set shown_from = fresh.shown_from, shown_until = fresh.shown_until, is_granted = fresh.is_granted,
    renewal_submitted_on = fresh.renewal_submitted_on, is_watched = fresh.is_watched, changed_in = pg_current_xact_id()
  from fresh
  where entry.certificate_id = fresh.id
    and (entry.shown_from, entry.shown_until, entry.is_granted, entry.renewal_submitted_on, entry.is_watched) is distinct from
      (fresh.shown_from, fresh.shown_until, fresh.is_granted, fresh.renewal_submitted_on, fresh.is_watched);
end $$;

-- What the register will say about the facility of a paper, as it is now.
create function enter_into_register(papers integer[]) returns void language sql as $$
  insert into register_entry (
    certificate_id, facility_id, kind, expiry_date, name, facility_type_id, local_gov_area_id, ward, working_days,
    hours_of_operation, latitude, longitude
  )
  select certificate.id, facility.id, certificate.kind, certificate.expiry_date,
    coalesce(certificate.printed ->> 'facility_name', ''), facility.facility_type_id, facility.local_gov_area_id, ward.name,
    facility.working_days, facility.hours_of_operation, facility.latitude, facility.longitude
  from certificate
  join registration on registration.id = certificate.registration_id
  join facility on facility.id = registration.facility_id
  left join ward on ward.id = facility.ward_id
  where certificate.id = any(papers)
$$;

create function certificate_enters_register() returns trigger language plpgsql as $$
begin
  perform enter_into_register(array[new.id]);
  perform show_in_register(array(select facility_id from registration where id = new.registration_id));
  return null;
end $$;
create trigger certificate_enters_register after insert on certificate
  for each row execute function certificate_enters_register();

create function facility_shows_in_register() returns trigger language plpgsql as $$
begin
  if exists (select from register_entry where facility_id = new.facility_id) then
    perform show_in_register(array[new.facility_id]);
  end if;
  return null;
end $$;
create trigger registration_shows_in_register after insert or update of status, ended_at, valid_from, submitted_at on registration
  for each row execute function facility_shows_in_register();
create trigger restriction_shows_in_register after insert or update of lifted_at on facility_restriction
  for each row execute function facility_shows_in_register();
create trigger closing_shows_in_register after insert or update of reopened_at on facility_closing
  for each row execute function facility_shows_in_register();

-- Enters papers that were loaded past the triggers. Returns how many there were.
create function fill_register() returns integer language plpgsql as $$
declare
  papers integer[];
  entered integer := 0;
  first integer := 0;
begin
  loop
    papers := array(select id from certificate where id > first order by id limit 1000);
    exit when cardinality(papers) = 0;
    first := papers[cardinality(papers)];
    papers := array(
      select id from unnest(papers) as id where not exists (select from register_entry where certificate_id = id)
    );
    entered := entered + cardinality(papers);
    perform enter_into_register(papers);
    perform show_in_register(array(select distinct facility_id from register_entry where certificate_id = any(papers)));
  end loop;
  return entered;
end $$;
select fill_register();
