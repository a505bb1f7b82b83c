create or replace function take_waiting_payments() returns trigger
  language plpgsql as $$
begin
  update payment set registration_id = new.id
  where facility_id = new.facility_id and registration_id is null and invoice_id is null;
  return null;
end $$;
