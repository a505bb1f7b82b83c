-- What an officer said of a step of the set-up: that it is right as the portal came, or that it is left for later.
create table set_up_answer (
  step text primary key check (step <> ''),
  answer text not null check (answer in ('confirmed', 'skipped')),
  recorded_by integer not null references user_account,
  recorded_at timestamptz not null
);
