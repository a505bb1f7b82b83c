-- The newest entries that say what a paper states: each is read before the paper is printed or confirmed, and a paper may have
-- any number of other entries, one for each print.
create index audit_entry_paper on audit_entry (about_kind, about_id, id) where body ? 'paper';
