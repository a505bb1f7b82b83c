create or replace function number_keys(number text) returns SETOF text
  language plpgsql immutable strict parallel safe rows 10 as $$
begin
  return query
    with bare as (select left(regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), 60) as key),
      runs as (select left(run[1], 60) as key from regexp_matches(number, '[0-9]{5,}', 'g') as run)
    select distinct key from (
      select key from bare
      union all select regexp_replace(key, '^[a-z]+', '') from bare
      union all select key from runs
      union all select ltrim(key, '0') from runs
    ) as keys where length(key) >= 4;
end $$;
