-- The list of corrective actions: open ones first, by the day on which they are due.
create index corrective_action_by_day on corrective_action ((status = 'closed'), due_on, id) where is_published;
