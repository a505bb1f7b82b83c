-- A person who opens an account is not signed in yet, and may also retry with the same key on a bad connection.
alter table idempotency_key drop constraint idempotency_key_pkey;
alter table idempotency_key alter column user_id drop not null;
alter table idempotency_key add constraint idempotency_key_once unique nulls not distinct (user_id, key);
