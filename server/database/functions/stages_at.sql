create or replace function stages_at(of_type integer, for_purpose text, at_moment timestamp with time zone) returns TABLE(id integer, name text, terms_id integer, place integer, signed_by text, promised_days integer, needs_verdicts boolean, needs_payment boolean, needs_inspection boolean, back_to integer[])
  language sql stable rows 10 as $$
  select stage.id, stage.name, terms.id, terms.place, terms.signed_by, terms.promised_days,
    terms.needs_verdicts, terms.needs_payment, terms.needs_inspection, terms.back_to
  from stage
  cross join lateral (
    select * from stage_terms
    where stage_id = stage.id and recorded_at <= at_moment
      and start_date <= (at_moment at time zone 'Africa/Lagos')::date
    order by start_date desc, stage_terms.id desc limit 1
  ) as terms
  where for_purpose = any(terms.purposes) and (terms.facility_type_ids is null or of_type = any(terms.facility_type_ids))
$$;
