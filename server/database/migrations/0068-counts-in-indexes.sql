-- A figure is the sum of the rows of one LGA and type, one for each status and date. These rows are written far apart, so that the
-- figures of ten years were read from as many pages as they have rows. With the number in the index they lie side by side in it.

alter table facility_tally
  drop constraint facility_tally_pkey,
  add constraint facility_tally_pkey
    primary key (local_gov_area_id, facility_type_id, status, expiry_date, from_date) include (n);

alter table registration_tally
  drop constraint registration_tally_pkey,
  add constraint registration_tally_pkey
    primary key (local_gov_area_id, facility_type_id, status, expiry_date, kind) include (n);
