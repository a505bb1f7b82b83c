-- The facilities with open flags, so that the inbox can list and count them. An hourly job keeps it, and accepting a flag.
create table flagged_facility (
  facility_id integer primary key references facility on delete cascade,
  kinds text[] not null constraint flagged_facility_has_flags check (cardinality(kinds) > 0),
  flagged_at timestamptz not null
);
create index flagged_facility_by_age on flagged_facility (flagged_at, facility_id);

-- The conditions that were not met yet. Few of all are.
create index registration_condition_open on registration_condition (due_date, id) where met_at is null and ended_at is null;
