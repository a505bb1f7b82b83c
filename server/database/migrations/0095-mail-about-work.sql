-- When an officer gets a mail about work that came to the inbox; null for one who has not chosen.
alter table user_account
  add column work_mail text check (work_mail in ('at once', 'each morning', 'never'));

-- What each officer was mailed about the inbox: the last day of the mail of the morning, and for mails at once what was in it at
-- the last look.
create table work_mailed (
  user_id integer primary key references user_account on delete cascade,
  morning_on date,
  looked_at timestamptz,
  seen jsonb,
  mailed_at timestamptz,
  constraint work_mailed_seen_at_a_look check ((seen is null) = (looked_at is null))
);
