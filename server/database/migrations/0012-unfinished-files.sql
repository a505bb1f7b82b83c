-- Files whose bytes are being stored, or were stored, and which no row names yet. The row goes when the file's own row
-- comes, in one transaction; a row that stays was broken off, and the portal takes its bytes away.
create table unfinished_file (
  slug text primary key,
  started_at timestamptz not null
);
