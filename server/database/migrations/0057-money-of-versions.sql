-- The invoice of the day on which a version of an application was stored; null where there was none. It stands beside the
-- contents, because a payment that is confirmed changes nothing in the application.
alter table snapshot add column money jsonb;
