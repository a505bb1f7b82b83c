create or replace function rebuild_revenue() returns void
  language plpgsql as $$
begin
  truncate invoice_balance, revenue_tally, revenue_delta;
  insert into invoice_balance (
    invoice_id, month, local_gov_area_id, facility_type_id, total_kobo, confirmed_kobo, is_ended
  )
    select invoice.id, date_trunc('month', issued_on)::date,
      coalesce(registration.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, facility.facility_type_id),
      coalesce(line.kobo, 0), coalesce(paid.kobo, 0), ended_at is not null and registration.status <> 'Approved'
    from invoice
    join facility on facility.id = invoice.facility_id
    left join registration on registration.id = invoice.registration_id
    left join (select invoice_id, sum(amount_kobo) as kobo from invoice_line group by 1) as line on line.invoice_id = invoice.id
    left join (select invoice_id, sum(confirmed_of(payment)) as kobo from payment group by 1) as paid
      on paid.invoice_id = invoice.id;
  truncate revenue_delta;
  insert into revenue_tally
    select month, local_gov_area_id, facility_type_id,
      sum(invoiced_kobo), sum(waived_kobo), sum(confirmed_kobo), sum(open_kobo)
    from (
      select month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo, 0 as open_kobo
      from revenue_entry
      union all
      select month, local_gov_area_id, facility_type_id, 0, 0, 0, open_kobo from invoice_balance
    ) as counted
    group by 1, 2, 3;
end $$;
