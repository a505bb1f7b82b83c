-- rewrites: office_holder
-- Who holds an office may be a user of the portal. Beside the holder of an office there may be a deputy on the same days.
-- older versions: they do not name a user and record no deputy, and read both as one holder after the other.
alter table office_holder
  add column user_id integer references user_account,
  add column is_deputy boolean not null default false;
create index office_holder_by_user on office_holder (user_id) where user_id is not null;
