create or replace function enter_into_register(papers integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  insert into register_entry (
    certificate_id, facility_id, kind, expiry_date, name, facility_type_id, local_gov_area_id, ward, working_days,
    hours_of_operation, latitude, longitude, origin
  )
  select certificate.id, facility.id, certificate.kind, certificate.expiry_date,
    case certificate.origin when 'paper' then facility.company_name else coalesce(certificate.printed ->> 'facility_name', '') end,
    facility.facility_type_id, facility.local_gov_area_id, ward.name,
    facility.working_days, facility.hours_of_operation, facility.latitude, facility.longitude,
    certificate.origin
  from certificate
  join registration on registration.id = certificate.registration_id
  join facility on facility.id = registration.facility_id
  left join ward on ward.id = facility.ward_id
  where certificate.id = any(papers);
end $$;
