-- A paper is looked up by its number, of whichever kind it is. With the kind first, the whole index was read.
alter table certificate
  drop constraint certificate_kind_number_issue_key,
  add constraint certificate_number_kind_issue_key unique (number, kind, issue);

-- What a search of suspended, sealed, revoked and closed facilities needs, so that their rows, which lie far apart, are not read.
drop index register_entry_watched;
create index register_entry_watched on register_entry (name_key, facility_id)
  include (certificate_id, local_gov_area_id, facility_type_id, shown_from, shown_until)
  where shown_from is not null and is_watched;
