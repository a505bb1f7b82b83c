-- When the owner of an application was reminded last by an officer.
alter table registration add column reminded_at timestamptz;
