-- What a person asked for is pending from that moment, not only once its message is delivered, so that whatever ends it also
-- ends a message that is still on its way. The secrets follow at delivery.
alter table password_reset alter secret_hash drop not null;
alter table password_reset alter ends_at drop not null;
alter table password_reset add constraint password_reset_secret_ends check ((secret_hash is null) = (ends_at is null));

-- An invitation is of its own kind: a link for a forgotten password, which works for minutes, does not replace it.
alter table password_reset drop constraint password_reset_kind_check;
alter table password_reset add constraint password_reset_kind_check check (kind in ('link', 'code', 'invitation'));

-- The hash of the link in the message to the old address, which stops a change of email.
alter table email_change add stop_hash bytea unique;
