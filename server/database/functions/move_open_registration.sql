create or replace function move_open_registration() returns trigger
  language plpgsql as $$
begin
  update registration set
    facility_type_id = case kind when 'change' then facility_type_id else new.facility_type_id end,
    local_gov_area_id = new.local_gov_area_id
    where facility_id = new.id and status <> 'Approved' and ended_at is null;
  return null;
end $$;
