-- Before its first change a setting is what stands in `setting`; from the day of a change on it is what the newest row for
-- the latest day says. Rows are only ever added, so that the ministry can see who decided what, and when.
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

-- The name that the wire has for it.
update setting set key = 'certificate_prefix' where key = 'registration_prefix';

-- The pictures that were the ministry's crest. The bytes lie in the file store, for good: papers that were issued name them.
create table crest (
  slug text primary key,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  size_bytes integer not null check (size_bytes between 1 and 512000),
  recorded_by integer not null references user_account,
  created_at timestamptz not null default now()
);

-- Who wrote a term of office down, who changed its end, and who took it off the list as a mistake.
alter table office_holder add column recorded_by integer references user_account;
alter table office_holder add column recorded_at timestamptz not null default now();
alter table office_holder add column ended_by integer references user_account;
alter table office_holder add column ended_at timestamptz;
alter table office_holder add column removed_by integer references user_account;
alter table office_holder add column removed_at timestamptz;
