-- A planner that is not told expects a thousand rows of a function, and reads every facility to join them.
-- functions: likely_duplicates, same_facilities, similar_names, same_practitioners
alter function likely_duplicates(integer, text, integer, text, text, integer, double precision, double precision, integer)
  rows 10;
alter function same_facilities(integer, text, integer, text, text, integer, double precision, double precision, integer)
  rows 10;
alter function similar_names(integer, text, integer) rows 10;
alter function same_practitioners(integer) rows 10;
