-- A reminder of the end of a licence. `step` says how many days before the end it was due; -1 is the day after. The row is
-- written together with the messages, so that each step is sent once however many servers try.
create table renewal_reminder (
  registration_id integer not null references registration,
  step integer not null,
  sent_at timestamptz not null,
  primary key (registration_id, step)
);
