create or replace function count_payment_decision() returns trigger
  language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, confirmed_kobo)
    select lagos_month(decided_at),
      coalesce(registration.local_gov_area_id, placed.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, placed.facility_type_id, facility.facility_type_id),
      sum(case when decision.status = 'confirmed' then amount_kobo else -amount_kobo end)
    from added as decision
    join payment on payment.id = decision.payment_id
    join facility on facility.id = payment.facility_id
    left join registration on registration.id = payment.registration_id
    left join invoice_balance as placed on placed.invoice_id = payment.invoice_id
    where (decision.status = 'confirmed') <> coalesce((
      select earlier.status = 'confirmed' from payment_decision as earlier
      where earlier.payment_id = decision.payment_id and earlier.id < decision.id order by earlier.id desc limit 1
    ), false)
    group by 1, 2, 3;
  return null;
end $$;
