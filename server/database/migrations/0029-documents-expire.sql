-- The last day on which a document is valid, where it has one.
alter table document add column expires_on date;

-- What identifies the content of a file. Null for a file that was stored before, until a job has read it.
alter table file add column sha256 bytea constraint file_sha256_length check (length(sha256) = 32);
create index file_by_sha256 on file (sha256, slug) where sha256 is not null;
create index file_without_sha256 on file (slug) where sha256 is null;
