-- When officers linked a concern to a facility: an import that is undone later leaves what was linked since.
-- older versions: they link without it, and then the day of the report counts.
alter table concern_facility add column linked_at timestamptz;
