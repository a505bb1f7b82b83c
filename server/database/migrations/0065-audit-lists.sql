-- Entries of the audit record are listed by the time at which they were written, the newest first, also those of one person and
-- of one action. About one thing there are few.
drop index audit_entry_actor;
create index audit_entry_actor on audit_entry (actor_id, at, id);
create index audit_entry_action on audit_entry (action, at, id);

-- Checks of the whole record that officers asked for, with what they found.
create table audit_check (
  id integer generated always as identity primary key,
  asked_by integer not null references user_account,
  asked_at timestamptz(3) not null,
  -- When a server began with it.
  began_at timestamptz(3),
  ended_at timestamptz(3),
  entries bigint,
  findings jsonb not null default '[]',
  failure text
);
create index audit_check_asked_by on audit_check (asked_by);
