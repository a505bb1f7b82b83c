-- What a person has typed into a form and not sent yet. It is only used to fill the form again.
create table draft (
  user_id integer not null references user_account on delete cascade,
  form text not null,
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (user_id, form)
);
create index draft_by_age on draft (updated_at);
