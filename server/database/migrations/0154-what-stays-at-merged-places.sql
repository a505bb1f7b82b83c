-- What was added at a place while it was merged is found by these again and again: a form may have waited for the merge to end.
create index facility_by_ward on facility (ward_id) where ward_id is not null;
create index applicant_by_lga on applicant (local_gov_area_id) where local_gov_area_id is not null;
create index applicant_by_ward on applicant (ward_id) where ward_id is not null;
create index user_account_by_lga on user_account (local_gov_area_id) where local_gov_area_id is not null;
