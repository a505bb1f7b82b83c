-- How often each factor of the order of visits counts for each facility that may be visited. A job counts all of them anew; when it
-- did so is a row of report_refresh. Points are not stored, because a setting may change at midnight.
create table visit_risk (
  facility_id integer primary key references facility on delete cascade,
  overdue_count integer not null,
  class_count integer not null,
  concern_count integer not null,
  action_count integer not null,
  document_count integer not null,
  never_count integer not null,
  type_count integer not null,
  -- Of the last visit of the whole checklist.
  class text,
  next_visit_on date
);
