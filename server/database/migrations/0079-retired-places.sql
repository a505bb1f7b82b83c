-- A place that was recorded by mistake is not offered any more. It stays, because people and facilities may refer to it.
alter table state add column retired_at timestamptz;
alter table local_gov_area add column retired_at timestamptz;
alter table ward add column retired_at timestamptz;
