-- What one transaction changes of the catalogue is one version of it, however many rows. The setting holds the number until the
-- transaction ends; a rolled back savepoint takes it back together with the counter.
-- functions: keep_catalogue_version
create or replace function keep_catalogue_version() returns trigger language plpgsql as $$
declare
  history constant text := tg_table_name || '_version';
  next integer := nullif(current_setting('portal.catalogue_version', true), '')::integer;
begin
  if next is null then
    update counter set value = value + 1 where name = 'catalogue_version' returning value into next;
    perform set_config('portal.catalogue_version', next::text, true);
  end if;
  -- A row that is changed twice has one state in this version: the last.
  execute format('delete from %I where id = $1 and from_version = $2', history) using new.id, next;
  execute format('update %I set until_version = $1 where id = $2 and until_version is null', history) using next, new.id;
  execute format('insert into %1$I select * from jsonb_populate_record(null::%1$I, $1)', history)
    using to_jsonb(new) || jsonb_build_object('from_version', next);
  return null;
end $$;
