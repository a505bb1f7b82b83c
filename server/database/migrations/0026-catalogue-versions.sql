-- A registration keeps the questions that it was started with. Each change of the catalogue gets the next version number, and the
-- tables *_version keep every state of a row with the versions from and until which it held. A registration stores the number
-- of the version at its start, so a change of the catalogue rewrites no registration. docs/decisions/0020.

-- Rows are listed by position. A new row comes last; a moved row gets a number between those of its new neighbours.
create sequence catalogue_position;
alter table facility_type add column position numeric, add column updated_at timestamptz not null default now();
alter table part add column position numeric, add column updated_at timestamptz not null default now();
alter table requirement add column position numeric, add column updated_at timestamptz not null default now();
alter table sub_list add column position numeric, add column updated_at timestamptz not null default now();
update facility_type set position = id;
update part set position = id;
update requirement set position = id;
update sub_list set position = id;
select setval('catalogue_position', greatest(1,
  (select max(id) from facility_type), (select max(id) from part), (select max(id) from requirement), (select max(id) from sub_list)));
alter table facility_type alter column position set default nextval('catalogue_position'), alter column position set not null;
alter table part alter column position set default nextval('catalogue_position'), alter column position set not null;
alter table requirement alter column position set default nextval('catalogue_position'), alter column position set not null;
alter table sub_list alter column position set default nextval('catalogue_position'), alter column position set not null;

create table facility_type_version (
  id integer not null references facility_type,
  asks_folio boolean not null,
  asks_additional_mdcn boolean not null,
  from_version integer not null,
  until_version integer, -- the first version in which it no longer held; null in the present state
  primary key (id, from_version)
);
create table part_version (
  id integer not null references part,
  designation text not null,
  part_name text not null,
  position numeric not null,
  retired_at timestamptz,
  from_version integer not null,
  until_version integer,
  primary key (id, from_version)
);
create table requirement_version (
  id integer not null references requirement,
  list text not null,
  facility_type_id integer not null references facility_type,
  part_req_id integer not null references part,
  position numeric not null,
  retired_at timestamptz,
  from_version integer not null,
  until_version integer,
  primary key (id, from_version)
);
create index requirement_version_of_type on requirement_version (facility_type_id);
create table sub_list_version (
  id integer not null references sub_list,
  sub_list text not null,
  requirement_id integer not null references requirement,
  question_type text not null,
  position numeric not null,
  retired_at timestamptz,
  from_version integer not null,
  until_version integer,
  primary key (id, from_version)
);
create index sub_list_version_of_requirement on sub_list_version (requirement_id);

insert into facility_type_version select id, asks_folio, asks_additional_mdcn, 1 from facility_type;
insert into part_version select id, designation, part_name, position, retired_at, 1 from part;
insert into requirement_version select id, list, facility_type_id, part_req_id, position, retired_at, 1 from requirement;
insert into sub_list_version select id, sub_list, requirement_id, question_type, position, retired_at, 1 from sub_list;

-- The present version. The row stays locked until the transaction of a change ends, so changes commit in the order of their numbers.
insert into counter (name, value) values ('catalogue_version', 1);
create function catalogue_version() returns integer language sql stable as $$
  select value from counter where name = 'catalogue_version'
$$;

create function keep_catalogue_version() returns trigger language plpgsql as $$
declare
  history constant text := tg_table_name || '_version';
  next integer;
begin
  update counter set value = value + 1 where name = 'catalogue_version' returning value into next;
  execute format('update %I set until_version = $1 where id = $2 and until_version is null', history) using next, new.id;
  execute format('insert into %1$I select * from jsonb_populate_record(null::%1$I, $1)', history)
    using to_jsonb(new) || jsonb_build_object('from_version', next);
  return null;
end $$;
create trigger facility_type_keeps_version after insert or update on facility_type
  for each row execute function keep_catalogue_version();
create trigger part_keeps_version after insert or update on part
  for each row execute function keep_catalogue_version();
create trigger requirement_keeps_version after insert or update on requirement
  for each row execute function keep_catalogue_version();
create trigger sub_list_keeps_version after insert or update on sub_list
  for each row execute function keep_catalogue_version();

-- The constant default rewrites no row: registrations that exist have version 1.
alter table registration add column catalogue_version integer not null default 1;

create or replace function take_place_of_facility() returns trigger language plpgsql as $$
begin
  select facility_type_id, local_gov_area_id into new.facility_type_id, new.local_gov_area_id
    from facility where id = new.facility_id;
  new.catalogue_version := catalogue_version();
  return new;
end $$;
-- A facility whose type is corrected is asked the present questions of its new type.
create function take_present_catalogue() returns trigger language plpgsql as $$
begin
  new.catalogue_version := catalogue_version();
  return new;
end $$;
create trigger registration_takes_catalogue before update of facility_type_id on registration
  for each row when (old.facility_type_id <> new.facility_type_id) execute function take_present_catalogue();

-- What a facility is asked now: the version of its newest registration, or the present one before it has a registration.
create function catalogue_version_of(facility integer) returns integer language sql stable as $$
  select coalesce(
    (select catalogue_version from registration where facility_id = facility and ended_at is null order by id desc limit 1),
    catalogue_version()
  )
$$;

-- The requirements and questions of a facility type in one version, in no particular order; of every type if the type is null.
-- A requirement without questions has one row, without a question.
create function catalogue_at(of_type integer, at_version integer) returns table (
  facility_type_id integer,
  part_id integer, designation text, part_name text, part_position numeric,
  requirement_id integer, list text, requirement_position numeric,
  sub_list_id integer, sub_list text, question_type text, question_position numeric
) language sql stable as $$
  select requirement.facility_type_id,
    part.id, part.designation, part.part_name, part.position,
    requirement.id, requirement.list, requirement.position,
    question.id, question.sub_list, question.question_type, question.position
  from requirement_version as requirement
  join part_version as part on part.id = requirement.part_req_id and part.retired_at is null
    and part.from_version <= at_version and (part.until_version is null or part.until_version > at_version)
  left join sub_list_version as question on question.requirement_id = requirement.id and question.retired_at is null
    and question.from_version <= at_version and (question.until_version is null or question.until_version > at_version)
  where (of_type is null or requirement.facility_type_id = of_type) and requirement.retired_at is null
    and requirement.from_version <= at_version and (requirement.until_version is null or requirement.until_version > at_version)
$$;
