-- The phone number that a person has confirmed by SMS, with which they log in. It belongs to one account, and is always the
-- number of the account: who changes the number must confirm the new one.
alter table user_account add confirmed_phone text unique;
alter table user_account add constraint user_account_confirmed_phone check (confirmed_phone = phone_number);

-- A code that is on its way to a phone number, or has arrived there. The hash follows when the SMS is delivered.
create table phone_confirmation (
  user_id integer primary key references user_account on delete cascade,
  phone_number text not null check (phone_number like '+%'),
  asked_at timestamptz not null,
  code_hash bytea,
  ends_at timestamptz,
  constraint phone_confirmation_code_ends check ((code_hash is null) = (ends_at is null))
);

-- A link that was sent by SMS ends when its number is changed or taken by another account; one by mail does not.
alter table password_reset drop constraint password_reset_kind_check;
alter table password_reset add constraint password_reset_kind_check check (kind in ('link', 'sms', 'code', 'invitation'));
