-- The rows that each entry of the audit record has changed: a digest of the row before and after, made with a key that the
-- database does not have; null where there was no row. `place` is the order within the entry. The body of the entry holds the number and the
-- hash of its rows. There is no foreign key, because it would cost more than the row; the verification names rows without an entry.
-- See docs/decisions/0026-audit-record.md.
create table audit_row (
  entry bigint not null,
  place integer not null,
  of_table text not null,
  key text not null,
  before bytea,
  after bytea,
  primary key (entry, place)
);
create trigger audit_row_is_kept before update or delete or truncate on audit_row
  for each statement execute function refuse_change();
