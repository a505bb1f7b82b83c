-- The figures of the reports, counted by a job, so that a report reads a few thousand rows however many cases there are. Each row
-- counts for its LGA and type, its LGA and any type, any LGA and its type, and any of both; 0 stands for any, and where a report
-- has no months or officers. `n` is the number of those with this many days, or a sum, such as of beds.
create table report_figure (
  report text not null,
  local_gov_area_id integer not null,
  facility_type_id integer not null,
  month date not null,
  officer_id integer not null,
  name text not null,
  days integer not null,
  n bigint not null,
  primary key (report, local_gov_area_id, facility_type_id, month, officer_id, name, days)
);

-- When the figures of a report were counted.
create table report_refresh (
  report text primary key,
  as_of timestamptz not null
);

-- Which officer took or was given a case, and when. The timeline says it in words only.
create table case_assignment (
  id integer generated always as identity primary key,
  registration_id integer not null references registration,
  officer_id integer not null references user_account,
  assigned_at timestamptz not null
);
create trigger case_assignment_is_kept before update or delete on case_assignment
  for each row execute function refuse_change();

create function keep_assignment() returns trigger language plpgsql as $$
begin
  insert into case_assignment (registration_id, officer_id, assigned_at) values (new.id, new.assignee_id, new.updated_at);
  return null;
end $$;
create trigger registration_keeps_assignment after update of assignee_id on registration for each row
  when (new.assignee_id is not null and new.assignee_id is distinct from old.assignee_id)
  execute function keep_assignment();

-- Of earlier assignments only the present ones are known.
insert into case_assignment (registration_id, officer_id, assigned_at)
  select id, assignee_id, updated_at from registration where assignee_id is not null;
