-- The list of corrective actions: open ones first, by the day on which they are due.
create index corrective_action_by_day on corrective_action ((status = 'closed'), due_on, id) where is_published;

-- Documents that are no longer valid count for a visit.
create index document_by_expiry on document (expires_on, facility_id) where removed_at is null and expires_on is not null;

-- The last visit of the whole checklist of each facility, without reading the table.
create index inspection_whole_of_facility on inspection (facility_id, done_at desc) include (class, next_visit_on)
  where status in ('done', 'published') and part_ids is null and question_ids is null;
