-- Lists of registrations in force, the oldest first, begin at the oldest one instead of reading past ten years of expired ones.
-- It is looked up for each date on which registrations end (server/records/applications/oldest-in-force.ts).
create index registration_by_end_and_age on registration (status, expiry_date, created_at);
