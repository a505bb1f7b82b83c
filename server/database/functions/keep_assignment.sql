create or replace function keep_assignment() returns trigger
  language plpgsql as $$
begin
  insert into case_assignment (registration_id, officer_id, assigned_at) values (new.id, new.assignee_id, new.updated_at);
  return null;
end $$;
