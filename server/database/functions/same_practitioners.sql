create or replace function same_practitioners(asked_id integer) returns TABLE(facility_id integer, reason text, shared text)
  language plpgsql stable parallel safe rows 10 as $$
begin
  return query select found.facility_id, found.reason, found.reason || ' ' || found.key
    from operating_officer as mine cross join lateral (
      select theirs.facility_id, 'folio', theirs.folio_key from operating_officer as theirs
        where theirs.folio_key = mine.folio_key and theirs.replaced_at is null
      union all select theirs.facility_id, 'council number', theirs.council_key from operating_officer as theirs
        where theirs.council_key = mine.council_key and theirs.replaced_at is null
      union all select theirs.facility_id, 'phone and name', theirs.person_key from operating_officer as theirs
        where theirs.person_key = mine.person_key and theirs.replaced_at is null
    ) as found (facility_id, reason, key)
    where mine.facility_id = asked_id and mine.replaced_at is null and found.facility_id <> asked_id;
end $$;
