create or replace function move_revenue() returns trigger
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  if (old.local_gov_area_id, old.facility_type_id) <> (new.local_gov_area_id, new.facility_type_id) then
    insert into revenue_delta (month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo)
      select month, place.lga, place.type, sign * sum(invoiced_kobo), sign * sum(waived_kobo), sign * sum(confirmed_kobo)
      from revenue_entry
      cross join lateral (values
        (-1, old.local_gov_area_id, old.facility_type_id), (1, new.local_gov_area_id, new.facility_type_id)
      ) as place (sign, lga, type)
      where registration_id = new.id
      group by month, place.sign, place.lga, place.type;
  end if;
  update invoice_balance
    set local_gov_area_id = new.local_gov_area_id, facility_type_id = new.facility_type_id,
      is_ended = new.ended_at is not null and new.status <> 'Approved'
    from invoice where invoice.registration_id = new.id and invoice_balance.invoice_id = invoice.id;
  return null;
end $$;
