-- The orders and filters of the lists of inspections. What has no day, end or score comes first, and last in the other direction.
drop index inspection_by_day;
drop index inspection_by_status;
create index inspection_by_day on inspection (planned_day nulls first, id);
create index inspection_by_status on inspection (status, planned_day nulls first, id);
create index inspection_by_kind on inspection (kind, planned_day nulls first, id);
create index inspection_by_class on inspection (class, planned_day nulls first, id) where class is not null;
create index inspection_by_end on inspection (done_at nulls first, id);
create index inspection_by_score on inspection (score nulls first, id);

-- Who was of a team until it changed: what such an inspector's phone still has is accepted for some days.
create table inspection_former_member (
  inspection_id integer not null references inspection,
  user_id integer not null references user_account,
  left_at timestamptz not null,
  primary key (inspection_id, user_id)
);
create index inspection_former_member_of_user on inspection_former_member (user_id);

-- Came after the visit was cancelled, and does not count.
alter table inspection_finding add column discarded_at timestamptz;
