create or replace function count_penalty() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, n) values ('penalty', case tg_op when 'INSERT' then 1 else -1 end);
  if tg_op = 'INSERT' then
    insert into penalised_facility values (new.facility_id) on conflict do nothing;
    if found then insert into tally_delta (what, n) values ('penalised facility', 1); end if;
  elsif not exists (select from penalty where facility_id = old.facility_id) then
    delete from penalised_facility where facility_id = old.facility_id;
    if found then insert into tally_delta (what, n) values ('penalised facility', -1); end if;
  end if;
  return null;
end $$;
