create or replace function keep_signing_key() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.kid, new.x, new.y, new.created_at) is distinct from (old.kid, old.x, old.y, old.created_at)
    or (old.retired_at is not null and new.retired_at is distinct from old.retired_at)
    or (old.revoked_at is not null and (new.revoked_at, new.revoked_reason) is distinct from (old.revoked_at, old.revoked_reason))
  then
    raise exception 'The record of a signing key is kept';
  end if;
  return new;
end $$;
