-- Minna and MINNA are one place: what an officer adds may not differ from what is there by its capitals alone.
create unique index state_named_once on state (lower(name));
create unique index local_gov_area_named_once on local_gov_area (state_id, lower(list));
create unique index ward_named_once on ward (local_gov_area_id, lower(name));
create unique index facility_type_named_once on facility_type (lower(category_list));
create unique index part_designated_once on part (lower(designation));
create unique index requirement_named_once_in_any_case on requirement (facility_type_id, part_req_id, lower(list));
create unique index sub_list_asked_once on sub_list (requirement_id, lower(sub_list));
