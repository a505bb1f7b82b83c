-- The secret of a person's authenticator app. It must be readable to check a code, unlike a password.
create table second_factor (
  user_id integer primary key references user_account on delete cascade,
  secret text not null,
  -- Null until a code has shown that the app knows the secret; until then signing in needs no code.
  activated_at timestamptz,
  -- The time step of the last code that was used: that code and older ones are no longer valid.
  last_step integer
);

-- Codes on paper, each of which opens the account once in place of the app's. Only their hashes are stored.
create table recovery_code (
  user_id integer not null references second_factor on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
