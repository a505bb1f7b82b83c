-- The dashboard counts all registrations and the renewals among them from this index alone.
create index registration_by_kind on registration (kind);
