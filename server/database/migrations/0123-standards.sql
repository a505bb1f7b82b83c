-- What a question of the catalogue expects of a facility, and how it counts when an inspector asks it: kept in versions like
-- its words.
-- rewrites: sub_list, sub_list_version
-- functions: questions_at
-- older versions: they name the columns that they read and write, and the new ones have defaults. The trigger that keeps
-- versions copies every column that both tables have. They go on using catalogue_at: a function that is dropped while they use it
-- fails them. It is dropped in the next version.
alter table sub_list
  add column help text constraint sub_list_help_check check (length(help) between 1 and 500),
  add column least_number integer constraint sub_list_least_number_check check (least_number between 1 and 99999),
  add column weight smallint not null default 1 constraint sub_list_weight_check check (weight between 0 and 5),
  add column is_critical boolean not null default false,
  add column may_not_apply boolean not null default false,
  add column needs_photo boolean not null default false,
  add column takes_evidence boolean not null default false;

alter table sub_list_version
  add column help text,
  add column least_number integer,
  add column weight smallint not null default 1,
  add column is_critical boolean not null default false,
  add column may_not_apply boolean not null default false,
  add column needs_photo boolean not null default false,
  add column takes_evidence boolean not null default false;

-- What catalogue_at returns, with the new columns. The columns that a function returns cannot be changed.
create function questions_at(of_type integer, at_version integer) returns table (
  facility_type_id integer,
  part_id integer, designation text, part_name text, part_position numeric,
  requirement_id integer, list text, requirement_position numeric,
  sub_list_id integer, sub_list text, question_type text, question_position numeric,
  help text, least_number integer, weight smallint,
  is_critical boolean, may_not_apply boolean, needs_photo boolean, takes_evidence boolean
) language sql stable rows 100 as $$
  select requirement.facility_type_id,
    part.id, part.designation, part.part_name, part.position,
    requirement.id, requirement.list, requirement.position,
    question.id, question.sub_list, question.question_type, question.position,
    question.help, question.least_number, question.weight,
    question.is_critical, question.may_not_apply, question.needs_photo, question.takes_evidence
  from requirement_version as requirement
  join part_version as part on part.id = requirement.part_req_id and part.retired_at is null
    and part.from_version <= at_version and (part.until_version is null or part.until_version > at_version)
  left join sub_list_version as question on question.requirement_id = requirement.id and question.retired_at is null
    and question.from_version <= at_version and (question.until_version is null or question.until_version > at_version)
  where (of_type is null or requirement.facility_type_id = of_type) and requirement.retired_at is null
    and requirement.from_version <= at_version and (requirement.until_version is null or requirement.until_version > at_version)
$$;
