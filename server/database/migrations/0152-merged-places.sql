-- An LGA or a ward that was merged into another one stays as a retired row, which leads to the other. What refers to it is moved in
-- batches; `moved_at` says when all of it was.
-- older versions: they read a place that was merged as one that is retired, and merge none.
alter table local_gov_area add column merged_into integer references local_gov_area;
alter table local_gov_area add column moved_at timestamptz;
alter table local_gov_area add constraint local_gov_area_merged_is_retired
  check (merged_into is null or (retired_at is not null and merged_into <> id));
create index local_gov_area_merged on local_gov_area (merged_into) where merged_into is not null;

alter table ward add column merged_into integer references ward;
alter table ward add column moved_at timestamptz;
alter table ward add constraint ward_merged_is_retired
  check (merged_into is null or (retired_at is not null and merged_into <> id));
create index ward_merged on ward (merged_into) where merged_into is not null;
