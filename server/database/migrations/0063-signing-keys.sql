-- The public halves of the keys that sign certificates, and what became of them. The private halves never reach the database.
create table signing_key (
  kid text primary key check (kid ~ '^[0-9a-f]{8}$'),
  x text not null unique,
  y text not null,
  created_at timestamptz not null,
  retired_at timestamptz, -- it signs nothing since
  revoked_at timestamptz, -- what it signed counts no longer
  revoked_reason text,
  constraint signing_key_retires_when_revoked check (revoked_at is null or retired_at is not null),
  constraint signing_key_reason_of_revocation check (revoked_reason is null or revoked_at is not null)
);

-- The code that is printed on a certificate or statement: once when it is first printed, and again if its key is revoked.
create table certificate_code (
  certificate_id integer not null references certificate,
  kid text not null references signing_key,
  code text not null unique,
  signed_at timestamptz not null,
  primary key (certificate_id, kid)
);
create trigger certificate_code_is_kept before update or delete on certificate_code
  for each row execute function refuse_change();

-- A key that was retired or revoked stays so.
create function keep_signing_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.kid, new.x, new.y, new.created_at) is distinct from (old.kid, old.x, old.y, old.created_at)
    or (old.retired_at is not null and new.retired_at is distinct from old.retired_at)
    or (old.revoked_at is not null and (new.revoked_at, new.revoked_reason) is distinct from (old.revoked_at, old.revoked_reason))
  then
    raise exception 'The record of a signing key is kept';
  end if;
  return new;
end $$;
create trigger signing_key_is_kept before update or delete on signing_key
  for each row execute function keep_signing_key();
