-- What the owner says about an item of a return that stays as it is. `item` is its place among the items, from 0, which never
-- change. A later answer replaces the earlier one.
create table return_answer (
  return_id integer not null references registration_return,
  item integer not null constraint return_answer_of_item check (item >= 0),
  text text not null constraint return_answer_has_text check (text <> '' and length(text) <= 1000),
  answered_by integer not null references user_account,
  answered_at timestamptz not null,
  primary key (return_id, item)
);
