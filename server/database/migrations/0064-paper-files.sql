-- The PDF of a certificate or statement, made when it is printed for the first time and sent unchanged from then on.
-- facts_sha256 names what is printed on it: the facts of its issue, the mark across it, and how it is checked.
create table paper_file (
  certificate_id integer not null references certificate,
  facts_sha256 bytea not null constraint paper_file_facts_sha256_length check (length(facts_sha256) = 32),
  slug text not null unique,
  sha256 bytea not null constraint paper_file_sha256_length check (length(sha256) = 32),
  size_bytes integer not null check (size_bytes > 0),
  printed_at timestamptz not null,
  primary key (certificate_id, facts_sha256)
);
create trigger paper_file_is_kept before update or delete on paper_file
  for each row execute function refuse_change();
