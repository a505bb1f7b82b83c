-- How somebody who has forgotten their password proves who they are: a link that was sent to them, or a code from the counter.
-- Only the newest of each kind is valid. It is deleted when it is used, and only its hash is stored.
create table password_reset (
  user_id integer not null references user_account on delete cascade,
  kind text not null check (kind in ('link', 'code')),
  secret_hash bytea not null unique,
  -- When it was asked for: a message that was delayed does not replace the secret of a newer one.
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (user_id, kind)
);

-- An email that somebody wants to use and has not confirmed yet. The hash of the link is stored when the message is delivered.
create table email_change (
  user_id integer primary key references user_account on delete cascade,
  email text not null,
  asked_at timestamptz not null,
  secret_hash bytea unique,
  ends_at timestamptz,
  constraint email_change_lower_case check (email = lower(email)),
  constraint email_change_secret_ends check ((secret_hash is null) = (ends_at is null))
);
