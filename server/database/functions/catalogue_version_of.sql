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
