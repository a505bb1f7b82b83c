create or replace function document_kinds_for(of_type integer, for_purpose text, at_moment timestamp with time zone) returns TABLE(id integer, name text, hint text, last_day text, most_files integer, demand text, staff_cadres text[], place integer)
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
