-- How large the picture of a signature is, so that backups and their verification know it like every other file.
-- older versions: they do not know the table.
alter table inspection_site
  add column signature_bytes integer constraint inspection_site_signature_bytes check (signature_bytes > 0),
  drop constraint inspection_site_signature,
  add constraint inspection_site_signature check (
    num_nonnulls(signature_slug, signature_sha256, signature_bytes) in (0, 3)
      and num_nonnulls(signature_slug, signature_refused) < 2
  );
