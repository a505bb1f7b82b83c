create or replace function keep_consideration() returns trigger
  language plpgsql as $$
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
