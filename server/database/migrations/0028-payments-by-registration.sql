-- A payment belongs to the registration that it was recorded for, so that a renewal needs a payment of its own. One that was
-- recorded while a facility had no registration belongs to the next that is started.
alter table payment
  add column registration_id integer,
  add foreign key (registration_id, facility_id) references registration (id, facility_id);

-- Earlier payments: the registration that was under way at that moment, else the first one after.
update payment set registration_id = coalesce(
  (select max(registration.id) from registration
    where registration.facility_id = payment.facility_id and registration.created_at <= payment.created_at
      and (ended_at is null or ended_at > payment.created_at)),
  (select min(registration.id) from registration
    where registration.facility_id = payment.facility_id and registration.created_at > payment.created_at)
);
create index payment_of_registration on payment (registration_id, id);

create function take_newest_registration() returns trigger language plpgsql as $$
begin
  new.registration_id := (
    select max(id) from registration where facility_id = new.facility_id and ended_at is null
  );
  return new;
end $$;
create trigger payment_takes_registration before insert on payment
  for each row when (new.registration_id is null) execute function take_newest_registration();

create function take_waiting_payments() returns trigger language plpgsql as $$
begin
  update payment set registration_id = new.id where facility_id = new.facility_id and registration_id is null;
  return null;
end $$;
create trigger registration_takes_payments after insert on registration
  for each row execute function take_waiting_payments();
