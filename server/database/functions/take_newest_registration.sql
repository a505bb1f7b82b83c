create or replace function take_newest_registration() returns trigger
  language plpgsql as $$
begin
  if new.invoice_id is not null then
    new.registration_id := (select registration_id from invoice where id = new.invoice_id);
  elsif new.registration_id is null then
    new.registration_id := (
      select max(id) from registration where facility_id = new.facility_id and ended_at is null
    );
  end if;
  if new.invoice_id is null then
    new.invoice_id := (select id from invoice where registration_id = new.registration_id);
  end if;
  return new;
end $$;
