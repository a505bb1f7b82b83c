-- functions: document_kinds_at, document_kinds_for
-- Documents that are asked for of each member of staff of some cadres, for example a practising licence. Without cadres a document is
-- one of the facility.
alter table document_kind_terms add column staff_cadres text[]
  constraint document_kind_terms_staff_cadres check (cardinality(staff_cadres) between 1 and 15);
alter table document add column staff_id integer references staff;
create index document_of_staff on document (staff_id, id) where staff_id is not null;

-- The kinds that an application of a type and purpose is asked for when it is started at a moment. What is saved later that day
-- for the same day is not asked of it.
create function document_kinds_for(of_type integer, for_purpose text, at_moment timestamptz)
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
    where terms_id = terms.id and purpose = for_purpose and (facility_type_id is null or facility_type_id = of_type)
    order by facility_type_id nulls last limit 1
  ) as asked
  where asked.demand <> 'not asked'
$$;

-- For versions that do not know documents of staff: those of the facility.
create or replace function document_kinds_at(of_type integer, for_purpose text, at_moment timestamptz)
  returns table (id integer, name text, hint text, last_day text, most_files integer, demand text, place integer)
  language sql stable rows 10 as $$
  select id, name, hint, last_day, most_files, demand, place
  from document_kinds_for(of_type, for_purpose, at_moment)
  where staff_cadres = '{}'
$$;
