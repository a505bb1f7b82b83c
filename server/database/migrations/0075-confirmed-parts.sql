-- rewrites: submission
-- An answer of a renewal that was taken over from the licence names the answer that it is a copy of. An answer that the owner
-- gave for the renewal itself names none.
alter table submission add column copied_from integer references submission;

-- A part of the requirements whose taken-over answers the owner of a renewal has read and confirmed.
create table confirmed_part (
  registration_id integer not null references registration,
  part_id integer not null references part,
  confirmed_by integer not null references user_account,
  confirmed_at timestamptz not null,
  primary key (registration_id, part_id)
);

-- Renewals under way: what was stored at their start was taken over.
update submission set copied_from = original.id
  from registration as renewal
  join lateral (
    select id from registration as licence
    where licence.facility_id = renewal.facility_id and licence.status = 'Approved'
    order by expiry_date desc, id desc limit 1
  ) as licence on true
  join submission as original on original.registration_id = licence.id and original.replaced_at is null
  where renewal.kind = 'renewal' and renewal.status <> 'Approved' and renewal.ended_at is null
    and submission.registration_id = renewal.id and submission.replaced_at is null
    and submission.updated_at = renewal.created_at and original.sub_list_id = submission.sub_list_id;

-- Their owners confirmed all answers at once until now; that stays so.
insert into confirmed_part (registration_id, part_id, confirmed_by, confirmed_at)
  select distinct registration.id, question.part_id, confirmed_by, confirmed_at
  from registration
  join confirmed_section on registration_id = registration.id and section = 'requirements'
  cross join lateral catalogue_at(registration.facility_type_id, registration.catalogue_version) as question
  where registration.kind = 'renewal' and registration.status <> 'Approved' and registration.ended_at is null;
