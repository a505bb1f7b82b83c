-- The dashboard counts facilities and registrations by status, the expired ones apart, from these indexes alone.
create index facility_by_standing on facility (status, expiry_date);
create index registration_by_standing on registration (status, expiry_date);
