-- The applicant is a section of its own now. In renewals under way it came from the account of whoever started them, so that
-- there is nothing of a licence to confirm.
insert into confirmed_section (registration_id, section, confirmed_by, confirmed_at)
  select id, 'applicant', recorded_by, created_at
  from registration
  where kind = 'renewal' and status <> 'Approved' and ended_at is null
  on conflict do nothing;
