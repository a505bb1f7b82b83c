-- What was changed in the contents of an application after it was recorded: who changed what, from what to what, and why.
create table contents_change (
  id bigint generated always as identity primary key,
  facility_id integer not null references facility,
  part text not null check (part <> ''),
  kind text not null check (kind in ('added', 'changed', 'removed')),
  row_id integer, -- the row or the question; null where there is only one
  name text not null,
  fields jsonb not null,
  actor_id integer not null references user_account,
  reason text,
  at timestamptz not null
);
create index contents_change_of_facility on contents_change (facility_id, id);
create trigger contents_change_is_kept before update or delete on contents_change
  for each row execute function refuse_change();

-- The timeline of the registration that was open at that moment shows the change.
alter table registration_event add column change_id bigint references contents_change;

-- A row that was removed stays, with the person who removed it.
alter table document
  add column removed_by integer references user_account,
  add column removed_at timestamptz;
alter table payment
  add column removed_by integer references user_account,
  add column removed_at timestamptz;

-- The versions of what is corrected in place.
alter table staff add column updated_at timestamptz not null default now();
alter table referee add column updated_at timestamptz not null default now();
alter table applicant add column updated_at timestamptz not null default now();
