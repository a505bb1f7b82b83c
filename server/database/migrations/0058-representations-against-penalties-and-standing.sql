-- An owner can also make a representation against a penalty, and against a suspension, a sealing or a revocation, once for each.
alter table representation rename column declined_by to taken_by;
alter table representation rename column declined_at to taken_at;
alter table representation rename constraint representation_declined_by_fkey to representation_taken_by_fkey;
alter table representation
  alter column registration_id drop not null,
  add column penalty_id integer references penalty,
  add column restriction_id integer references facility_restriction,
  add constraint representation_against_one check (num_nonnulls(registration_id, penalty_id, restriction_id) = 1),
  add constraint representation_once_for_penalty unique (penalty_id),
  add constraint representation_once_for_restriction unique (restriction_id);
