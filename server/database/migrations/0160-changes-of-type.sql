-- functions: asked_type_of, catalogue_version_of, document_kinds_for, invoice_gets_balance, move_open_registration, move_revenue, rebuild_revenue, show_registration_on_facility, take_place_of_facility
-- A registration of kind `change` asks for another type of facility. The licence stays in force beside it. Once it is approved it
-- has ended, and is no licence of its own: it has no last day.
-- older versions: they start no change and read its rows like any others. They can decline one; these checks refuse what they
-- would make of one besides: a temporary approval, or a licence of its own.
alter table registration add column from_type_id integer references facility_type;
-- The operating officer, beds and people that the facility goes back to if the change ends undecided or declined.
alter table registration add column contents_before jsonb;
alter table registration drop constraint registration_kind_check;
alter table registration add constraint registration_kind_check check (kind in ('new', 'renewal', 'change'));
alter table registration drop constraint registration_check1;
alter table registration add constraint registration_has_last_day
  check ((expiry_date is not null) = (status in ('Approved', 'Temporarily approved') and kind <> 'change'));
alter table registration drop constraint registration_ends_undecided;
alter table registration add constraint registration_ends_undecided
  check (ended_at is null or status in ('pending', 'Awaiting decision', 'declined') or (kind = 'change' and status = 'Approved'));
alter table registration add constraint registration_changes_type
  check ((kind = 'change') = (from_type_id is not null) and from_type_id <> facility_type_id);
alter table registration add constraint registration_keeps_contents check (kind = 'change' or contents_before is null);
alter table registration add constraint registration_change_takes_effect
  check (kind <> 'change' or (status <> 'Temporarily approved' and (status <> 'Approved' or ended_at is not null)));

alter table document_demand drop constraint document_demand_purpose;
alter table document_demand add constraint document_demand_purpose check (purpose in ('registration', 'renewal', 'change'));

-- A change of type names its own type, and keeps the one that it comes from.
create or replace function take_place_of_facility() returns trigger
  language plpgsql as $$
declare
  present facility;
begin
  select * into present from facility where id = new.facility_id;
  new.local_gov_area_id := present.local_gov_area_id;
  if new.kind = 'change' then
    new.from_type_id := present.facility_type_id;
  else
    new.facility_type_id := present.facility_type_id;
  end if;
  new.catalogue_version := catalogue_version();
  return new;
end $$;

create or replace function move_open_registration() returns trigger
  language plpgsql as $$
begin
  update registration set
    facility_type_id = case kind when 'change' then facility_type_id else new.facility_type_id end,
    local_gov_area_id = new.local_gov_area_id
    where facility_id = new.id and status <> 'Approved' and ended_at is null;
  return null;
end $$;

-- A change of type is shown beside the licence, never in its place.
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
    where facility_id = new.facility_id and kind <> 'change' and status = 'Approved' and id <> newest.id
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

-- The type whose questions a facility is asked: that of its newest registration while that is not approved, else its own. A change
-- of type that was declined asks for nothing.
create function asked_type_of(facility integer) returns integer
  language sql stable as $$
  select coalesce(
    (
      select case when status <> 'Approved' then facility_type_id end from registration
      where facility_id = facility and ended_at is null and not (kind = 'change' and status = 'declined')
      order by id desc limit 1
    ),
    (select facility_type_id from facility as present where present.id = facility)
  )
$$;

-- The catalogue that it is asked from: that of its newest registration, or of the change of type that was approved since.
create or replace function catalogue_version_of(facility integer) returns integer
  language sql stable as $$
  select coalesce(
    (
      select catalogue_version from registration
      where facility_id = facility and (ended_at is null or status = 'Approved') and not (kind = 'change' and status = 'declined')
      order by id desc limit 1
    ),
    catalogue_version()
  )
$$;

-- The kinds that an application of a type and purpose is asked for when it is started at a moment. What is saved later that day
-- for the same day is not asked of it. A change of type is asked for what a registration is, where nothing else was said of it.
create or replace function document_kinds_for(of_type integer, for_purpose text, at_moment timestamptz)
  returns table (
    id integer, name text, hint text, last_day text, most_files integer, demand text, staff_cadres text[], place integer
  )
  language sql stable rows 10 as $$
  select kind.id, kind.name, terms.hint, terms.last_day, terms.most_files, asked.demand, coalesce(terms.staff_cadres, '{}'),
    terms.place
  from document_kind as kind
  cross join lateral (
    select * from document_kind_terms
    where document_kind_id = kind.id and recorded_at <= at_moment
      and start_date <= (at_moment at time zone 'Africa/Lagos')::date
    order by start_date desc, id desc limit 1
  ) as terms
  cross join lateral (
    select document_demand.demand from document_demand
    where terms_id = terms.id
      and (purpose = for_purpose or (for_purpose = 'change' and purpose = 'registration'))
      and (facility_type_id is null or facility_type_id = of_type)
    order by purpose <> for_purpose, facility_type_id nulls last limit 1
  ) as asked
  where asked.demand <> 'not asked'
$$;

-- What an application asked for that ended is asked for no more, but a change of type that took effect is paid like any other.
create or replace function invoice_gets_balance() returns trigger
  language plpgsql as $$
begin
  insert into invoice_balance (invoice_id, month, local_gov_area_id, facility_type_id, is_ended)
    select new.id, date_trunc('month', new.issued_on)::date,
      coalesce(registration.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, facility.facility_type_id),
      ended_at is not null and registration.status <> 'Approved'
    from facility left join registration on registration.id = new.registration_id
    where facility.id = new.facility_id;
  return null;
end $$;

create or replace function move_revenue() returns trigger
  language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo)
    select month, place.lga, place.type, sign * sum(invoiced_kobo), sign * sum(waived_kobo), sign * sum(confirmed_kobo)
    from revenue_entry
    cross join lateral (values
      (-1, old.local_gov_area_id, old.facility_type_id), (1, new.local_gov_area_id, new.facility_type_id)
    ) as place (sign, lga, type)
    where registration_id = new.id
      and (old.local_gov_area_id, old.facility_type_id) <> (new.local_gov_area_id, new.facility_type_id)
    group by month, place.sign, place.lga, place.type;
  update invoice_balance
    set local_gov_area_id = new.local_gov_area_id, facility_type_id = new.facility_type_id, is_ended = new.ended_at is not null and new.status <> 'Approved'
    from invoice where invoice.registration_id = new.id and invoice_balance.invoice_id = invoice.id;
  return null;
end $$;

create or replace function rebuild_revenue() returns void
  language plpgsql as $$
begin
  truncate invoice_balance, revenue_tally, revenue_delta;
  insert into invoice_balance (
    invoice_id, month, local_gov_area_id, facility_type_id, total_kobo, confirmed_kobo, is_ended
  )
    select invoice.id, date_trunc('month', issued_on)::date,
      coalesce(registration.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, facility.facility_type_id),
      coalesce(line.kobo, 0), coalesce(paid.kobo, 0), ended_at is not null and registration.status <> 'Approved'
    from invoice
    join facility on facility.id = invoice.facility_id
    left join registration on registration.id = invoice.registration_id
    left join (select invoice_id, sum(amount_kobo) as kobo from invoice_line group by 1) as line on line.invoice_id = invoice.id
    left join (select invoice_id, sum(confirmed_of(payment)) as kobo from payment group by 1) as paid
      on paid.invoice_id = invoice.id;
  truncate revenue_delta;
  insert into revenue_tally
    select month, local_gov_area_id, facility_type_id,
      sum(invoiced_kobo), sum(waived_kobo), sum(confirmed_kobo), sum(open_kobo)
    from (
      select month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo, 0 as open_kobo
      from revenue_entry
      union all
      select month, local_gov_area_id, facility_type_id, 0, 0, 0, open_kobo from invoice_balance
    ) as counted
    group by 1, 2, 3;
end $$;
