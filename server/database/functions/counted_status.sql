create or replace function counted_status(registration) returns text
  language sql immutable as $$
  select case when $1.ended_at is null then $1.status else 'ended' end
$$;
