-- The public halves of the keys that sign certificates. The private ones never reach the database.
create table signing_key (
  kid text primary key check (kid ~ '^[0-9a-f]{8}$'),
  x text not null unique,
  y text not null,
  created_at timestamptz not null,
  retired_at timestamptz check (retired_at >= created_at), -- it signs nothing since
  revoked_at timestamptz check (revoked_at >= created_at), -- what it signed counts no longer
  revoked_reason text check (revoked_reason <> ''),
  check ((revoked_at is null) = (revoked_reason is null)),
  check (revoked_at is null or retired_at is not null)
);

-- The code that is printed on a certificate or statement: once when it is issued, and again if its key is revoked.
create table certificate_code (
  certificate_id integer not null references certificate,
  kid text not null references signing_key,
  code text not null unique check (code ~ '^[1-9][0-9]+$'),
  signed_at timestamptz not null,
  primary key (certificate_id, kid)
);
create trigger certificate_code_is_kept before update or delete on certificate_code
  for each row execute function refuse_change();
