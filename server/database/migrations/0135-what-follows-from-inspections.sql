-- The list of corrective actions: open ones first, by the day on which they are due.
create index corrective_action_by_day on corrective_action ((status = 'closed'), due_on, id) where is_published;

-- Documents that are no longer valid count for a visit.
create index document_by_expiry on document (expires_on, facility_id) where removed_at is null and expires_on is not null;
