create or replace function confirmed_of(paid payment) returns bigint
  language sql immutable as $$
  select case when paid.status = 'confirmed' and paid.removed_at is null then paid.amount_kobo else 0 end
$$;
