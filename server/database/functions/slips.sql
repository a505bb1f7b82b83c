create or replace function slips(w text) returns text[]
  language sql immutable strict parallel safe as $$
  select case when length(w) > 30 then array[w]
    else array(select distinct overlay(w placing '' from i for 1) from generate_series(1, length(w)) as i) || w end
$$;
