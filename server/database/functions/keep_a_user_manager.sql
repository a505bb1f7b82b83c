create or replace function keep_a_user_manager() returns trigger
  language plpgsql as $$
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
