create or replace function phone_keys(phone text) returns SETOF text
  language sql immutable strict parallel safe as $$
  select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) where regexp_replace(phone, '[^0-9]', '', 'g') ~ '.{4}'
$$;
