-- Considerations that were overwritten by a later one, with their author and time: a verdict on which a decision was based
-- must not be lost. Append-only.
create table replaced_consideration (
  id integer generated always as identity primary key,
  registration_id integer not null references registration,
  information_verdict text,
  documents_verdict text,
  recommend_to_inspect text,
  permanent_secretary_comment text,
  commissioner_approval text,
  user_id integer not null references user_account,
  updated_at timestamptz not null,
  replaced_at timestamptz not null default now()
);
create index replaced_consideration_of_registration on replaced_consideration (registration_id, id);
create trigger replaced_consideration_is_kept before update or delete on replaced_consideration
  for each row execute function refuse_change();

create function keep_consideration() returns trigger language plpgsql as $$
begin
  insert into replaced_consideration (
    registration_id, information_verdict, documents_verdict, recommend_to_inspect, permanent_secretary_comment,
    commissioner_approval, user_id, updated_at
  ) values (
    old.registration_id, old.information_verdict, old.documents_verdict, old.recommend_to_inspect,
    old.permanent_secretary_comment, old.commissioner_approval, old.user_id, old.updated_at
  );
  return null;
end $$;
create trigger consideration_is_kept after update or delete on consideration
  for each row execute function keep_consideration();
