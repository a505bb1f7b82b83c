-- The subject of a message replaces the address of a page: addresses change, and other channels do not need them.
alter table notification add column about_kind text, add column about_id integer;

update notification set about_kind = 'registration', about_id = substring(link from '\d+$')::integer
  where link ~ '^/admin/registration/\d+$';
update notification set about_kind = 'facility', about_id = substring(link from '\d+$')::integer
  where link ~ '^/admin/single-facility/\d+$';

alter table notification
  drop column link,
  add check (about_kind in ('registration', 'facility')),
  add check ((about_kind is null) = (about_id is null));
