-- `setting` holds the value before the first change. From the start date of a change on, the newest row for the latest start
-- date applies. The table is append-only, so that the ministry can see who decided what, and when.
create table setting_change (
  id integer generated always as identity primary key,
  key text not null references setting,
  value jsonb not null,
  start_date date not null,
  recorded_by integer not null references user_account,
  recorded_at timestamptz not null default now()
);
create index setting_change_by_day on setting_change (key, start_date, id);
create trigger setting_change_is_kept before update or delete on setting_change
  for each row execute function refuse_change();

-- Its name on the wire.
update setting set key = 'certificate_prefix' where key = 'registration_prefix';

-- Every picture that has been the ministry's crest. They stay in the file store, because issued papers refer to them.
create table crest (
  slug text primary key,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  size_bytes integer not null check (size_bytes between 1 and 512000),
  recorded_by integer not null references user_account,
  created_at timestamptz not null default now()
);

-- Who recorded a term of office, who changed its end, and who removed it as a mistake.
alter table office_holder add column recorded_by integer references user_account;
alter table office_holder add column recorded_at timestamptz not null default now();
alter table office_holder add column ended_by integer references user_account;
alter table office_holder add column ended_at timestamptz;
alter table office_holder add column removed_by integer references user_account;
alter table office_holder add column removed_at timestamptz;
