-- An officer takes a case or is given it. The index serves "my cases", the oldest first.
alter table registration add column assignee_id integer references user_account;
create index registration_of_assignee on registration (assignee_id, queued_at, id) where assignee_id is not null;

-- Who has a case is the ministry's affair: owners do not see these entries of the timeline.
alter table registration_event add column is_internal boolean not null default false;
