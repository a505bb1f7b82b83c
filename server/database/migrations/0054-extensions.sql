-- When a temporary approval was extended; null again after another decision. It can be extended once.
alter table registration add column extended_at timestamptz;

-- The owner was told that a temporary approval has ended: once for each last day, because it may end again after it was extended.
create table end_notice (
  registration_id integer not null references registration,
  expiry_date date not null,
  told_at timestamptz not null,
  primary key (registration_id, expiry_date)
);
