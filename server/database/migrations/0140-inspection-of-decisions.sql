-- The inspection that an officer saw who considered or approved; null where there was none, and of what was stored before
-- inspections were kept. It stands beside the contents, because it is no part of what the owner supplied.
alter table snapshot add column inspection jsonb;
