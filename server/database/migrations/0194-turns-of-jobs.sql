-- When the work of a job was last begun, so that of several portals one does it. Older versions do not ask and do it, too: it
-- may be done twice.
create table job_turn (
  job text primary key,
  taken_at timestamptz not null
);
