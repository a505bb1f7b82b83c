create or replace function invoice_gets_balance() returns trigger
  language plpgsql as $$
begin
  insert into invoice_balance (invoice_id, month, local_gov_area_id, facility_type_id, is_ended)
    select new.id, date_trunc('month', new.issued_on)::date,
      coalesce(registration.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, facility.facility_type_id),
      ended_at is not null and registration.status <> 'Approved'
    from facility left join registration on registration.id = new.registration_id
    where facility.id = new.facility_id;
  return null;
end $$;
