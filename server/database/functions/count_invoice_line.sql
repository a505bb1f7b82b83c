create or replace function count_invoice_line() returns trigger
  language plpgsql as $$
begin
  update invoice_balance set total_kobo = total_kobo + new.amount_kobo where invoice_id = new.invoice_id;
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo)
    select lagos_month(new.created_at), local_gov_area_id, facility_type_id,
      case when new.kind = 'waiver' then 0 else new.amount_kobo end,
      case when new.kind = 'waiver' then -new.amount_kobo else 0 end
    from invoice_balance where invoice_id = new.invoice_id;
  return null;
end $$;
