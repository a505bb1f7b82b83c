-- How many entries are licensed, or not licensed any more, is counted from the end of each: on 1 January nearly all have ended.
create index register_entry_by_end on register_entry (expiry_date) where shown_from is not null and is_granted;
