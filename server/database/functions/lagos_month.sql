create or replace function lagos_month(moment timestamp with time zone) returns date
  language sql immutable as $$
  select date_trunc('month', moment at time zone 'Africa/Lagos')::date
$$;
