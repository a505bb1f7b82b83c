-- pg_restore loads rows with an empty search_path. Without one of their own these functions, which generated columns of facility
-- are made of, then do not find the functions that they call, and no dump of the portal can be restored.
alter function search_line(text) set search_path from current;
alter function facility_words(text, text, integer, integer) set search_path from current;
