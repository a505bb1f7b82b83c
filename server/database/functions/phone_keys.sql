create or replace function phone_keys(phone text) returns SETOF text
  language plpgsql immutable strict parallel safe rows 1 as $$
declare
  digits text := regexp_replace(phone, '[^0-9]', '', 'g');
begin
  if length(digits) >= 4 then
    return next right(digits, 10);
  end if;
end $$;
