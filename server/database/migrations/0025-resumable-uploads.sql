-- An upload that arrives in pieces. Its bytes are in the folder `uploads` of the data folder until the call that it was begun
-- for takes them over; that transaction deletes the row.
create table resumable_upload (
  id text primary key,
  user_id integer not null references user_account on delete cascade,
  -- The path of the call that the upload is for.
  call text not null,
  facility_id integer not null references facility on delete cascade,
  size_bytes integer not null check (size_bytes > 0),
  started_at timestamptz not null,
  -- Only the holder of the lock writes to the file. A holder that has ended loses the lock when its time is over.
  lock_holder uuid,
  lock_ends_at timestamptz,
  lock_is_wanted boolean not null default false,
  constraint resumable_upload_lock_is_whole check ((lock_holder is null) = (lock_ends_at is null))
);
create index resumable_upload_of_person on resumable_upload (user_id);
create index resumable_upload_of_facility on resumable_upload (facility_id);
create index resumable_upload_by_age on resumable_upload (started_at);
