-- Few of all closed facilities have a licence that is still in date. The dashboard counts them.
create index facility_closed_in_date on facility (greatest(expiry_date, next_expiry_date)) where is_closed;
