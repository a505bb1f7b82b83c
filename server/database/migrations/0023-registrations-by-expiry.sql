-- Renewal Management lists registrations by the date on which they expired. The index has every row, so that it can order any list.
drop index registration_by_expiry;
create index registration_by_expiry on registration (expiry_date, id);
