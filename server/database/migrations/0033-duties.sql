-- What an officer is entrusted with, whether an account is disabled, and how it was made.
alter table user_account
  add column duties text[] not null default '{}',
  add column disabled_at timestamptz,
  -- The password was generated, and must be replaced before anything else.
  add column must_change_password boolean not null default false,
  add column invited_by integer references user_account,
  add column last_signed_in_at timestamptz;

update user_account
set duties = array['review', 'inspect', 'decide', 'finance', 'catalogue', 'settings', 'users', 'audit']
where privilege_type = 'admin';

alter table user_account
  add constraint user_account_duties_check check (
    duties <@ array['review', 'inspect', 'decide', 'finance', 'catalogue', 'settings', 'users', 'audit']
    and (privilege_type <> 'user' or duties = '{}')
  );

-- People are listed by name.
create index user_account_by_name on user_account (first_name, last_name, id);
create index user_account_by_inviter on user_account (invited_by);

-- The last enabled officer who manages users can neither be disabled nor lose that duty. Two officers who remove each
-- other at the same moment run one after the other, so that the second sees what the first has done.
create function keep_a_user_manager() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(4310031);
  if not exists (
    select from user_account
    where privilege_type = 'admin' and disabled_at is null and 'users' = any(duties)
  ) then
    raise exception 'The last officer who manages users must stay'
      using errcode = 'check_violation', constraint = 'last_user_manager';
  end if;
  return null;
end
$$;
create trigger user_manager_changes after update of privilege_type, disabled_at, duties on user_account
for each row
when (
  old.privilege_type = 'admin' and old.disabled_at is null and 'users' = any(old.duties)
  and not (new.privilege_type = 'admin' and new.disabled_at is null and 'users' = any(new.duties))
)
execute function keep_a_user_manager();
create trigger user_manager_is_deleted after delete on user_account
for each row when (old.privilege_type = 'admin' and old.disabled_at is null and 'users' = any(old.duties))
execute function keep_a_user_manager();
