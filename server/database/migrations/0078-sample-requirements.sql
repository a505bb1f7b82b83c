-- The requirements of the type came with the portal as an example, and the ministry has not saved them as its own yet.
alter table facility_type add column has_samples boolean not null default false;
