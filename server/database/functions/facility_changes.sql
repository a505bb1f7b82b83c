create or replace function facility_changes(facility) returns TABLE(status text, expiry_date date, from_date date, n integer)
  language sql immutable as $$
  select coalesce($1.status, ''), coalesce($1.expiry_date, 'infinity'), date '-infinity', 1 where $1.taken_back_at is null
  union all
  select coalesce($1.status, ''), coalesce($1.expiry_date, 'infinity'), $1.next_from, -1
    where $1.next_from is not null and $1.taken_back_at is null
  union all
  select coalesce($1.next_status, ''), coalesce($1.next_expiry_date, 'infinity'), $1.next_from, 1
    where $1.next_from is not null and $1.taken_back_at is null
$$;
