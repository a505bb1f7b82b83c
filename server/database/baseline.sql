-- A new database is made from this file, and gets the migrations that it does not contain. Made by `npm run baseline` from a
-- database that all migrations made, and never edited: see docs/decisions/0037-baseline-of-the-database.md.
-- contains: 0001-places
-- contains: 0002-accounts
-- contains: 0003-catalogue
-- contains: 0004-facilities
-- contains: 0005-registrations
-- contains: 0006-contents
-- contains: 0007-submissions
-- contains: 0008-penalties-and-notifications
-- contains: 0009-settings
-- contains: 0010-tallies
-- contains: 0011-keys-of-anyone
-- contains: 0012-drafts
-- contains: 0013-settings-over-time
-- contains: 0014-queue
-- contains: 0015-considerations
-- contains: 0016-words-in-finer-steps
-- contains: 0017-tally-deltas
-- contains: 0018-what-notifications-are-about
-- contains: 0019-search
-- contains: 0020-ended-registrations
-- contains: 0021-snapshots
-- contains: 0022-question-types
-- contains: 0023-registrations-by-expiry
-- contains: 0024-assigned-cases
-- contains: 0025-resumable-uploads
-- contains: 0026-catalogue-versions
-- contains: 0027-corrections
-- contains: 0028-payments-by-registration
-- contains: 0029-documents-expire
-- contains: 0030-likely-duplicates
-- contains: 0031-outbox
-- contains: 0032-devices-of-sessions
-- contains: 0033-duties
-- contains: 0034-search-after-restore
-- contains: 0035-changes-and-closings
-- contains: 0036-claims
-- contains: 0037-one-time-secrets
-- contains: 0038-second-factor
-- contains: 0039-helpers
-- contains: 0040-positions
-- contains: 0041-accepted-flags
-- contains: 0042-fees
-- contains: 0043-invoices
-- contains: 0044-returns
-- contains: 0045-renewals
-- contains: 0046-renewal-reminders
-- contains: 0047-letters
-- contains: 0048-revenue
-- contains: 0049-restrictions
-- contains: 0050-conditions
-- contains: 0051-renewal-lists
-- contains: 0052-reports
-- contains: 0053-penalty-money
-- contains: 0054-extensions
-- contains: 0055-representations
-- contains: 0056-bank-statements
-- contains: 0057-money-of-versions
-- contains: 0058-representations-against-penalties-and-standing
-- contains: 0059-oldest-in-force
-- contains: 0060-audit-record
-- contains: 0061-public-register
-- contains: 0062-concerns
-- contains: 0063-signing-keys
-- contains: 0064-paper-files
-- contains: 0065-audit-lists
-- contains: 0066-quick-register
-- contains: 0067-lines-of-the-portal
-- contains: 0068-counts-in-indexes
-- contains: 0069-numbers-of-papers
-- contains: 0070-recorded-rows
-- contains: 0071-entries-of-papers
-- contains: 0072-nightly-checks
-- contains: 0073-what-is-pending-in-an-account
-- contains: 0074-given-duties
-- contains: 0075-confirmed-parts
-- contains: 0076-return-answers
-- contains: 0077-confirmed-applicants
-- contains: 0078-sample-requirements
-- contains: 0079-retired-places
-- contains: 0080-numbers-as-typed
-- contains: 0081-closed-while-in-date
-- contains: 0082-register-by-end
-- contains: 0083-lines-assigned-by-hand
-- contains: 0084-words-in-one-order

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SEQUENCE catalogue_position;
SET LOCAL check_function_bodies = off;
create or replace function begin_audit_era(moment timestamp with time zone, why text) returns integer
  language plpgsql as $$
declare
  following integer := (select coalesce(max(era), 1) + 1 from audit_era);
begin
  insert into audit_era (era, at, reason) values (following, moment, why);
  execute format('alter table audit_entry alter column era set default %s', following);
  return following;
end $$;
create or replace function catalogue_at(of_type integer, at_version integer) returns TABLE(facility_type_id integer, part_id integer, designation text, part_name text, part_position numeric, requirement_id integer, list text, requirement_position numeric, sub_list_id integer, sub_list text, question_type text, question_position numeric)
  language sql stable as $$
  select requirement.facility_type_id,
    part.id, part.designation, part.part_name, part.position,
    requirement.id, requirement.list, requirement.position,
    question.id, question.sub_list, question.question_type, question.position
  from requirement_version as requirement
  join part_version as part on part.id = requirement.part_req_id and part.retired_at is null
    and part.from_version <= at_version and (part.until_version is null or part.until_version > at_version)
  left join sub_list_version as question on question.requirement_id = requirement.id and question.retired_at is null
    and question.from_version <= at_version and (question.until_version is null or question.until_version > at_version)
  where (of_type is null or requirement.facility_type_id = of_type) and requirement.retired_at is null
    and requirement.from_version <= at_version and (requirement.until_version is null or requirement.until_version > at_version)
$$;
create or replace function catalogue_version() returns integer
  language sql stable as $$
  select value from counter where name = 'catalogue_version'
$$;
create or replace function catalogue_version_of(facility integer) returns integer
  language sql stable as $$
  select coalesce(
    (select catalogue_version from registration where facility_id = facility and ended_at is null order by id desc limit 1),
    catalogue_version()
  )
$$;
create or replace function certificate_enters_register() returns trigger
  language plpgsql as $$
begin
  perform enter_into_register(array[new.id]);
  perform show_in_register(array(select facility_id from registration where id = new.registration_id));
  return null;
end $$;
create or replace function council_key(number text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(upper(number), '[^A-Z0-9]', '', 'g') where number ~ '[1-9]'
$$;
create or replace function count_changed_balances() returns trigger
  language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, open_kobo)
    select month, local_gov_area_id, facility_type_id, sum(kobo) from (
      select month, local_gov_area_id, facility_type_id, -open_kobo as kobo from before
      union all select month, local_gov_area_id, facility_type_id, open_kobo from after
    ) as changed
    group by 1, 2, 3 having sum(kobo) <> 0;
  return null;
end $$;
create or replace function count_changed_payments() returns trigger
  language plpgsql as $$
begin
  update invoice_balance set confirmed_kobo = confirmed_kobo + paid.kobo
    from (
      select invoice_id, sum(kobo) as kobo from (
        select invoice_id, -amount_kobo as kobo from before where status = 'confirmed' and removed_at is null
        union all
        select invoice_id, amount_kobo from after where status = 'confirmed' and removed_at is null
      ) as changed
      where invoice_id is not null group by 1 having sum(kobo) <> 0
    ) as paid
    where invoice_balance.invoice_id = paid.invoice_id;
  return null;
end $$;
create or replace function count_facility() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, ward_id, status, expiry_date, from_date, n)
    select 'facility', lga, type, coalesce(ward, 0), status, expiry_date, from_date, sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, old.ward_id, was.status, was.expiry_date, was.from_date, -was.n
        from facility_changes(old) as was where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.facility_type_id, new.ward_id, is_now.status, is_now.expiry_date, is_now.from_date, is_now.n
        from facility_changes(new) as is_now where tg_op <> 'DELETE'
    ) as changed (lga, type, ward, status, expiry_date, from_date, change)
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0;
  return null;
end $$;
create or replace function count_invoice_line() returns trigger
  language plpgsql as $$
begin
  update invoice_balance set total_kobo = total_kobo + new.amount_kobo where invoice_id = new.invoice_id;
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo)
    select lagos_month(new.created_at), local_gov_area_id, facility_type_id,
      case when new.kind = 'waiver' then 0 else new.amount_kobo end,
      case when new.kind = 'waiver' then -new.amount_kobo else 0 end
    from invoice_balance where invoice_id = new.invoice_id;
  return null;
end $$;
create or replace function count_new_balances() returns trigger
  language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, open_kobo)
    select month, local_gov_area_id, facility_type_id, sum(open_kobo) from added group by 1, 2, 3 having sum(open_kobo) <> 0;
  return null;
end $$;
create or replace function count_new_payments() returns trigger
  language plpgsql as $$
begin
  update invoice_balance set confirmed_kobo = confirmed_kobo + paid.kobo
    from (
      select invoice_id, sum(amount_kobo) as kobo from added
      where status = 'confirmed' and removed_at is null and invoice_id is not null group by 1
    ) as paid
    where invoice_balance.invoice_id = paid.invoice_id;
  return null;
end $$;
create or replace function count_payment_decision() returns trigger
  language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, confirmed_kobo)
    select lagos_month(decided_at),
      coalesce(registration.local_gov_area_id, placed.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, placed.facility_type_id, facility.facility_type_id),
      sum(case when decision.status = 'confirmed' then amount_kobo else -amount_kobo end)
    from added as decision
    join payment on payment.id = decision.payment_id
    join facility on facility.id = payment.facility_id
    left join registration on registration.id = payment.registration_id
    left join invoice_balance as placed on placed.invoice_id = payment.invoice_id
    where (decision.status = 'confirmed') <> coalesce((
      select earlier.status = 'confirmed' from payment_decision as earlier
      where earlier.payment_id = decision.payment_id and earlier.id < decision.id order by earlier.id desc limit 1
    ), false)
    group by 1, 2, 3;
  return null;
end $$;
create or replace function count_penalty() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, n) values ('penalty', case tg_op when 'INSERT' then 1 else -1 end);
  if tg_op = 'INSERT' then
    insert into penalised_facility values (new.facility_id) on conflict do nothing;
    if found then insert into tally_delta (what, n) values ('penalised facility', 1); end if;
  elsif not exists (select from penalty where facility_id = old.facility_id) then
    delete from penalised_facility where facility_id = old.facility_id;
    if found then insert into tally_delta (what, n) values ('penalised facility', -1); end if;
  end if;
  return null;
end $$;
create or replace function count_registration() returns trigger
  language plpgsql as $$
begin
  insert into tally_delta (what, local_gov_area_id, facility_type_id, status, expiry_date, kind, n)
    select 'registration', lga, type, status, coalesce(expiry_date, 'infinity'), kind, sum(change)
    from (
      select old.local_gov_area_id, old.facility_type_id, counted_status(old), old.expiry_date, old.kind, -1
        where tg_op <> 'INSERT'
      union all
      select new.local_gov_area_id, new.facility_type_id, counted_status(new), new.expiry_date, new.kind, 1
        where tg_op <> 'DELETE'
    ) as changed (lga, type, status, expiry_date, kind, change)
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0;
  return null;
end $$;
create or replace function count_search_words() returns integer
  language plpgsql as $$
declare
  counted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('count_search_words')) then return -1; end if;
  with stat as (
    select ltrim(word, '@') as word, sum(case when word like '@%' then 0 else ndoc end)::integer as n,
      sum(case when word like '@%' then ndoc else 0 end)::integer as o
    from ts_stat('select words from facility') where word not like '#%' group by 1
  ), changed as (
    insert into search_word as known (word, n, o) select word, n, o from stat order by word
    on conflict (word) do update set n = excluded.n, o = excluded.o where (known.n, known.o) <> (excluded.n, excluded.o)
  ), gone as (
    update search_word set n = 0, o = 0
    where (n > 0 or o > 0) and not exists (select from stat where stat.word = search_word.word)
  )
  select count(*) into counted from stat;
  return counted;
end $$;
create or replace function end_helpers() returns trigger
  language plpgsql as $$
begin
  delete from helper where facility_id = new.id;
  return null;
end $$;
create or replace function enter_into_register(papers integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  insert into register_entry (
    certificate_id, facility_id, kind, expiry_date, name, facility_type_id, local_gov_area_id, ward, working_days,
    hours_of_operation, latitude, longitude
  )
  select certificate.id, facility.id, certificate.kind, certificate.expiry_date,
    coalesce(certificate.printed ->> 'facility_name', ''), facility.facility_type_id, facility.local_gov_area_id, ward.name,
    facility.working_days, facility.hours_of_operation, facility.latitude, facility.longitude
  from certificate
  join registration on registration.id = certificate.registration_id
  join facility on facility.id = registration.facility_id
  left join ward on ward.id = facility.ward_id
  where certificate.id = any(papers);
end $$;
create or replace function facility_shows_in_register() returns trigger
  language plpgsql as $$
begin
  if exists (select from register_entry where facility_id = new.facility_id) then
    perform show_in_register(array[new.facility_id]);
  end if;
  return null;
end $$;
create or replace function facility_words(company_name text, owner_name text, lga integer, type integer) returns tsvector
  language plpgsql immutable strict parallel safe
  set search_path from current as $$
begin
  return array_to_tsvector(
    search_words(company_name) || array(select '@' || word from unnest(search_words(owner_name)) as word)
      || ('#l' || lga) || ('#t' || type)
  );
end $$;
create or replace function fill_register() returns integer
  language plpgsql as $$
declare
  papers integer[];
  entered integer := 0;
  first integer := 0;
begin
  loop
    papers := array(select id from certificate where id > first order by id limit 1000);
    exit when cardinality(papers) = 0;
    first := papers[cardinality(papers)];
    papers := array(
      select id from unnest(papers) as id where not exists (select from register_entry where certificate_id = id)
    );
    entered := entered + cardinality(papers);
    perform enter_into_register(papers);
    perform show_in_register(array(select distinct facility_id from register_entry where certificate_id = any(papers)));
  end loop;
  return entered;
end $$;
create or replace function fold_revenue(most integer) returns integer
  language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_revenue')) then return 0; end if;
  with taken as (
    delete from revenue_delta where id in (select id from revenue_delta order by id limit most) returning *
  ), tallied as (
    insert into revenue_tally as tally
      select month, local_gov_area_id, facility_type_id,
        sum(invoiced_kobo), sum(waived_kobo), sum(confirmed_kobo), sum(open_kobo)
      from taken group by 1, 2, 3
    on conflict (month, local_gov_area_id, facility_type_id) do update set
      invoiced_kobo = tally.invoiced_kobo + excluded.invoiced_kobo,
      waived_kobo = tally.waived_kobo + excluded.waived_kobo,
      confirmed_kobo = tally.confirmed_kobo + excluded.confirmed_kobo,
      open_kobo = tally.open_kobo + excluded.open_kobo
  )
  select count(*) into folded from taken;
  return folded;
end $$;
create or replace function fold_tallies(most integer) returns integer
  language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_tallies')) then return 0; end if;
  with taken as (
    delete from tally_delta where id in (select id from tally_delta order by id limit most) returning *
  ), spread as (
    select what, pair.local_gov_area_id, pair.facility_type_id, status, expiry_date, from_date, kind, n
    from taken
    cross join lateral (values
      (taken.local_gov_area_id, taken.facility_type_id), (taken.local_gov_area_id, 0), (0, taken.facility_type_id), (0, 0)
    ) as pair (local_gov_area_id, facility_type_id)
  ), facilities as (
    insert into facility_tally as tally (local_gov_area_id, facility_type_id, status, expiry_date, from_date, n)
      select local_gov_area_id, facility_type_id, status, expiry_date, from_date, sum(n)
      from spread where what = 'facility' group by 1, 2, 3, 4, 5 having sum(n) <> 0
    on conflict (local_gov_area_id, facility_type_id, status, expiry_date, from_date) do update set n = tally.n + excluded.n
  ), registrations as (
    insert into registration_tally as tally
      select local_gov_area_id, facility_type_id, status, expiry_date, kind, sum(n)
      from spread where what = 'registration' group by 1, 2, 3, 4, 5 having sum(n) <> 0
    on conflict (local_gov_area_id, facility_type_id, status, expiry_date, kind) do update set n = tally.n + excluded.n
  ), wards as (
    insert into ward_tally as tally
      select local_gov_area_id, ward_id, sum(n) from taken where what = 'facility' group by 1, 2 having sum(n) <> 0
    on conflict (local_gov_area_id, ward_id) do update set n = tally.n + excluded.n
  ), penalties as (
    update penalty_tally set n = penalty_tally.n + change.n, facilities = penalty_tally.facilities + change.facilities
    from (
      select coalesce(sum(n) filter (where what = 'penalty'), 0) as n,
        coalesce(sum(n) filter (where what = 'penalised facility'), 0) as facilities
      from taken where what in ('penalty', 'penalised facility') having count(*) > 0
    ) as change
  )
  select count(*) into folded from taken;
  return folded;
end $$;
create or replace function folio_key(folio text) returns text
  language sql immutable strict parallel safe as $$
  select nullif(ltrim(regexp_replace(folio, '[^0-9]', '', 'g'), '0'), '')
$$;
create or replace function invoice_gets_balance() returns trigger
  language plpgsql as $$
begin
  insert into invoice_balance (invoice_id, month, local_gov_area_id, facility_type_id, is_ended)
    select new.id, date_trunc('month', new.issued_on)::date,
      coalesce(registration.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, facility.facility_type_id), ended_at is not null
    from facility left join registration on registration.id = new.registration_id
    where facility.id = new.facility_id;
  return null;
end $$;
create or replace function keep_a_user_manager() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4310031);
  if not exists (
    select from user_account
    where privilege_type = 'admin' and disabled_at is null and 'users' = any(duties)
  ) then
    raise exception 'The last officer who manages users must stay'
      using errcode = 'check_violation', constraint = 'last_user_manager';
  end if;
  return null;
end
$$;
create or replace function keep_assignment() returns trigger
  language plpgsql as $$
begin
  insert into case_assignment (registration_id, officer_id, assigned_at) values (new.id, new.assignee_id, new.updated_at);
  return null;
end $$;
create or replace function keep_catalogue_version() returns trigger
  language plpgsql as $$
declare
  history constant text := tg_table_name || '_version';
  next integer;
begin
  update counter set value = value + 1 where name = 'catalogue_version' returning value into next;
  execute format('update %I set until_version = $1 where id = $2 and until_version is null', history) using next, new.id;
  execute format('insert into %1$I select * from jsonb_populate_record(null::%1$I, $1)', history)
    using to_jsonb(new) || jsonb_build_object('from_version', next);
  return null;
end $$;
create or replace function keep_consideration() returns trigger
  language plpgsql as $$
begin
  insert into replaced_consideration (
    registration_id, information_verdict, documents_verdict, recommend_to_inspect, permanent_secretary_comment,
    commissioner_approval, user_id, updated_at
  ) values (
    old.registration_id, old.information_verdict, old.documents_verdict, old.recommend_to_inspect,
    old.permanent_secretary_comment, old.commissioner_approval, old.user_id, old.updated_at
  );
  return null;
end $$;
create or replace function keep_signing_key() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.kid, new.x, new.y, new.created_at) is distinct from (old.kid, old.x, old.y, old.created_at)
    or (old.retired_at is not null and new.retired_at is distinct from old.retired_at)
    or (old.revoked_at is not null and (new.revoked_at, new.revoked_reason) is distinct from (old.revoked_at, old.revoked_reason))
  then
    raise exception 'The record of a signing key is kept';
  end if;
  return new;
end $$;
create or replace function lagos_month(moment timestamp with time zone) returns date
  language sql immutable as $$
  select date_trunc('month', moment at time zone 'Africa/Lagos')::date
$$;
create or replace function likely_duplicates(asked_id integer, asked_name text, asked_lga integer, asked_cac text, asked_phone text, asked_owner integer, asked_latitude double precision, asked_longitude double precision, metres integer) returns TABLE(facility_id integer, reason text)
  language plpgsql stable parallel safe as $$
begin
  return query select same.facility_id, same.reason from same_facilities(
    asked_id, asked_name, asked_lga, asked_cac, asked_phone, asked_owner, asked_latitude, asked_longitude, metres) as same;
  return query select similar_names.id, 'similar name' from similar_names(asked_id, asked_name, asked_lga);
end $$;
create or replace function mark_closed_facility() returns trigger
  language plpgsql as $$
begin
  update facility set is_closed = exists (
    select from facility_closing where facility_id = new.facility_id and reopened_at is null
  ) where id = new.facility_id;
  return null;
end $$;
create or replace function move_open_registration() returns trigger
  language plpgsql as $$
begin
  update registration set facility_type_id = new.facility_type_id, local_gov_area_id = new.local_gov_area_id
    where facility_id = new.id and status <> 'Approved' and ended_at is null;
  return null;
end $$;
create or replace function move_revenue() returns trigger
  language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo)
    select month, place.lga, place.type, sign * sum(invoiced_kobo), sign * sum(waived_kobo), sign * sum(confirmed_kobo)
    from revenue_entry
    cross join lateral (values
      (-1, old.local_gov_area_id, old.facility_type_id), (1, new.local_gov_area_id, new.facility_type_id)
    ) as place (sign, lga, type)
    where registration_id = new.id
      and (old.local_gov_area_id, old.facility_type_id) <> (new.local_gov_area_id, new.facility_type_id)
    group by month, place.sign, place.lga, place.type;
  update invoice_balance
    set local_gov_area_id = new.local_gov_area_id, facility_type_id = new.facility_type_id, is_ended = new.ended_at is not null
    from invoice where invoice.registration_id = new.id and invoice_balance.invoice_id = invoice.id;
  return null;
end $$;
create or replace function note_certificate_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, 't'::"char" from registration, number_keys(new.number) as key where registration.id = new.registration_id
    on conflict do nothing;
  return null;
end $$;
create or replace function note_facility_keys() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from facility_key where facility_id = old.id and kind = 'p' and key in (select phone_keys(old.phone_number));
    delete from facility_key where facility_id = old.id and kind = 'c' and key in (select number_keys(old.cac));
    delete from facility_key where facility_id = old.id and kind = 'n' and key in (select number_keys(old.registration_number));
  end if;
  insert into facility_key (key, facility_id, kind)
    select key, new.id, 'p'::"char" from phone_keys(new.phone_number) as key
    union select key, new.id, 'c' from number_keys(new.cac) as key
    union select key, new.id, 'n' from number_keys(new.registration_number) as key;
  return null;
end $$;
create or replace function note_facility_words() returns trigger
  language plpgsql as $$
begin
  insert into search_word (word) select word from vocabulary_of(new.words) as word order by 1 on conflict do nothing;
  return null;
end $$;
create or replace function note_registration_keys() returns trigger
  language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, new.facility_id, 'r'::"char" from number_keys(new.reference) as key on conflict do nothing;
  return null;
end $$;
create or replace function number_keys(number text) returns SETOF text
  language sql immutable strict parallel safe as $$
  with bare as (select left(regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), 60) as key),
    runs as (select left(run[1], 60) as key from regexp_matches(number, '[0-9]{5,}', 'g') as run)
  select distinct key from (
    select key from bare
    union all select regexp_replace(key, '^[a-z]+', '') from bare
    union all select key from runs
    union all select ltrim(key, '0') from runs
  ) as keys where length(key) >= 4
$$;
create or replace function person_key(phone text, name text) returns text
  language sql immutable strict parallel safe
  set search_path from current as $$
  select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) || ' ' || string_agg(word, ' ' order by word collate "C")
  from unnest(search_words(name)) as word
  where word not in ('dr', 'doctor', 'mr', 'mrs', 'ms', 'miss', 'prof', 'professor', 'pharm', 'nurse', 'mallam', 'malam',
    'alhaji', 'alh', 'hajiya', 'haj', 'hajia', 'chief', 'engr', 'rev', 'sir')
$$;
create or replace function phone_keys(phone text) returns SETOF text
  language sql immutable strict parallel safe as $$
  select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) where regexp_replace(phone, '[^0-9]', '', 'g') ~ '.{4}'
$$;
create or replace function rebuild_revenue() returns void
  language plpgsql as $$
begin
  truncate invoice_balance, revenue_tally, revenue_delta;
  insert into invoice_balance (
    invoice_id, month, local_gov_area_id, facility_type_id, total_kobo, confirmed_kobo, is_ended
  )
    select invoice.id, date_trunc('month', issued_on)::date,
      coalesce(registration.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, facility.facility_type_id),
      coalesce(line.kobo, 0), coalesce(paid.kobo, 0), ended_at is not null
    from invoice
    join facility on facility.id = invoice.facility_id
    left join registration on registration.id = invoice.registration_id
    left join (select invoice_id, sum(amount_kobo) as kobo from invoice_line group by 1) as line on line.invoice_id = invoice.id
    left join (select invoice_id, sum(confirmed_of(payment)) as kobo from payment group by 1) as paid
      on paid.invoice_id = invoice.id;
  truncate revenue_delta;
  insert into revenue_tally
    select month, local_gov_area_id, facility_type_id,
      sum(invoiced_kobo), sum(waived_kobo), sum(confirmed_kobo), sum(open_kobo)
    from (
      select month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo, 0 as open_kobo
      from revenue_entry
      union all
      select month, local_gov_area_id, facility_type_id, 0, 0, 0, open_kobo from invoice_balance
    ) as counted
    group by 1, 2, 3;
end $$;
create or replace function rebuild_search() returns void
  language sql as $$
  select count_search_words();
  delete from facility_key;
  insert into facility_key (key, facility_id, kind)
    select key, id, 'p'::"char" from facility, phone_keys(phone_number) as key
    union select key, id, 'c' from facility, number_keys(cac) as key
    union select key, id, 'n' from facility, number_keys(registration_number) as key
    union select key, facility_id, 'r' from registration, number_keys(reference) as key
    union select key, facility_id, 't'
      from certificate join registration on registration.id = registration_id, number_keys(number) as key;
$$;
create or replace function rebuild_tallies() returns void
  language sql as $$
  truncate facility_tally, registration_tally, ward_tally, penalised_facility, tally_delta;
  insert into facility_tally (local_gov_area_id, facility_type_id, status, expiry_date, from_date, n)
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), coalesce(status, ''), coalesce(expiry_date, 'infinity'),
      from_date, sum(n)
    from (
      select local_gov_area_id, facility_type_id, status, expiry_date, date '-infinity' as from_date, 1 as n from facility
      union all
      select local_gov_area_id, facility_type_id, status, expiry_date, next_from, -1 from facility where next_from is not null
      union all
      select local_gov_area_id, facility_type_id, next_status, next_expiry_date, next_from, 1 from facility where next_from is not null
    ) as counted
    group by cube (local_gov_area_id, facility_type_id), status, expiry_date, from_date
    having sum(n) <> 0;
  insert into registration_tally
    select coalesce(local_gov_area_id, 0), coalesce(facility_type_id, 0), counted_status(registration),
      coalesce(expiry_date, 'infinity'), kind, count(*)
    from registration
    group by cube (local_gov_area_id, facility_type_id), counted_status(registration), expiry_date, kind;
  insert into ward_tally select local_gov_area_id, coalesce(ward_id, 0), count(*) from facility group by 1, 2;
  insert into penalised_facility select distinct facility_id from penalty;
  update penalty_tally
    set n = (select count(*) from penalty), facilities = (select count(*) from penalised_facility);
$$;
create or replace function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace function same_facilities(asked_id integer, asked_name text, asked_lga integer, asked_cac text, asked_phone text, asked_owner integer, asked_latitude double precision, asked_longitude double precision, metres integer) returns TABLE(facility_id integer, reason text)
  language plpgsql stable parallel safe as $$
declare
  cac_key text := regexp_replace(upper(asked_cac), '[^A-Z0-9]', '', 'g');
  phone_key text := (select min(key) from phone_keys(asked_phone) as key);
  degrees double precision := metres / 111320.0;
begin
  return query select id, 'cac' from facility
    where cac_key <> '' and regexp_replace(upper(cac), '[^A-Z0-9]', '', 'g') = cac_key and id <> asked_id limit 10;
  return query select id, 'name' from facility
    where local_gov_area_id = asked_lga and lower(company_name) = lower(asked_name) and id <> asked_id limit 10;
  return query select found.facility_id, 'phone' from (
      select facility_key.facility_id from facility_key
      where key = phone_key collate "C" and kind = 'p' and facility_key.facility_id <> asked_id limit 100
    ) as found join facility on id = found.facility_id
    where asked_owner is null or user_id is distinct from asked_owner limit 10;
  return query select id, 'near' from facility
    where latitude between asked_latitude - degrees and asked_latitude + degrees and id <> asked_id
      and (latitude - asked_latitude) ^ 2 + ((longitude - asked_longitude) * cosd(asked_latitude)) ^ 2 < degrees ^ 2
    limit 10;
end $$;
create or replace function same_practitioners(asked_id integer) returns TABLE(facility_id integer, reason text, shared text)
  language plpgsql stable parallel safe as $$
begin
  return query select found.facility_id, found.reason, found.reason || ' ' || found.key
    from operating_officer as mine cross join lateral (
      select theirs.facility_id, 'folio', theirs.folio_key from operating_officer as theirs
        where theirs.folio_key = mine.folio_key and theirs.replaced_at is null
      union all select theirs.facility_id, 'council number', theirs.council_key from operating_officer as theirs
        where theirs.council_key = mine.council_key and theirs.replaced_at is null
      union all select theirs.facility_id, 'phone and name', theirs.person_key from operating_officer as theirs
        where theirs.person_key = mine.person_key and theirs.replaced_at is null
    ) as found (facility_id, reason, key)
    where mine.facility_id = asked_id and mine.replaced_at is null and found.facility_id <> asked_id;
end $$;
create or replace function search_line(t text) returns text
  language plpgsql immutable strict parallel safe
  set search_path from current as $$
begin
  return array_to_string(search_words(t), ' ');
end $$;
create or replace function search_text(t text) returns text
  language sql immutable strict parallel safe as $$
  select left(translate(lower(regexp_replace(normalize(t, NFKD), U&'[\0300-\036f]', '', 'g')), 'ɓɗƙƴŋƁƊƘƳŊ’‘ʼ`', 'bdkynbdkyn'''''''''), 200)
$$;
create or replace function search_words(t text) returns text[]
  language plpgsql immutable strict parallel safe as $$
declare
  plain text := search_text(t);
  words text[] := regexp_split_to_array(plain, '[^a-z0-9]+');
begin
  if plain ~ '[''.-]' then
    words := words || regexp_split_to_array(regexp_replace(plain, '[''.-]', '', 'g'), '[^a-z0-9]+');
  end if;
  return array(select distinct word collate "C" from unnest(words) as word where word <> '' order by 1);
end $$;
create or replace function show_in_register(facilities integer[]) returns void
  language plpgsql
  set plan_cache_mode = 'force_generic_plan'
  set enable_seqscan = 'off' as $$
begin
  with paper as (
    select certificate.id, registration.facility_id, registration.id as registration_id, certificate.kind, certificate.expiry_date,
      coalesce(registration.valid_from, certificate.issue_date) as begins,
      coalesce(certificate.reissued_on, certificate.issue_date) as issued_on,
      registration.ended_at is null and registration.status
        = case certificate.kind when 'certificate' then 'Approved' else 'Temporarily approved' end as is_granted,
      (
        select (max(renewal.submitted_at) at time zone 'Africa/Lagos')::date from registration as renewal
        where renewal.facility_id = registration.facility_id and renewal.id > registration.id and renewal.kind = 'renewal'
          and renewal.ended_at is null and renewal.status in ('pending', 'Awaiting decision')
      ) as renewal_submitted_on
    from registration join certificate on certificate.registration_id = registration.id
    where registration.facility_id = any(facilities)
  ), days as (
    select facility_id, begins as day from paper union select facility_id, expiry_date + 1 from paper
  ), chosen as (
    select distinct on (days.facility_id, days.day) days.facility_id, days.day, paper.id
    from days join paper on paper.facility_id = days.facility_id and paper.begins <= days.day
    where not exists (
      select from paper as later
      where later.facility_id = paper.facility_id and later.id > paper.id and later.begins <= days.day
        and (later.registration_id = paper.registration_id or later.kind = 'certificate')
    )
    order by days.facility_id, days.day,
      case when paper.is_granted and paper.expiry_date >= days.day
        then case paper.kind when 'certificate' then 2 else 1 end else 0 end desc,
      paper.id desc
  ), followed as (
    select facility_id, id, day, lag(id) over (partition by facility_id order by day) as before from chosen
  ), span as (
    select facility_id, id, day as shown_from, lead(day) over (partition by facility_id order by day) - 1 as shown_until
    from followed where id is distinct from before
  ), newest as (
    select facility_id, max(issued_on) as day from paper group by facility_id
  ), shown as (
    -- Days before the newest paper was issued are over.
    select distinct on (span.id) span.* from span join newest using (facility_id)
    where coalesce(span.shown_until, 'infinity') >= newest.day order by span.id, span.shown_from
  ), watched as (
    select facility_id from facility_restriction where facility_id = any(facilities) and lifted_at is null
    union
    select facility_id from facility_closing where facility_id = any(facilities) and reopened_at is null
  ), fresh as (
    select paper.id, shown.shown_from, shown.shown_until, paper.is_granted, paper.renewal_submitted_on,
      watched.facility_id is not null as is_watched
    from paper left join shown on shown.id = paper.id left join watched on watched.facility_id = paper.facility_id
  )
  update register_entry as entry
  set shown_from = fresh.shown_from, shown_until = fresh.shown_until, is_granted = fresh.is_granted,
    renewal_submitted_on = fresh.renewal_submitted_on, is_watched = fresh.is_watched, changed_in = pg_current_xact_id()
  from fresh
  where entry.certificate_id = fresh.id
    and (entry.shown_from, entry.shown_until, entry.is_granted, entry.renewal_submitted_on, entry.is_watched) is distinct from
      (fresh.shown_from, fresh.shown_until, fresh.is_granted, fresh.renewal_submitted_on, fresh.is_watched);
end $$;
create or replace function show_registration_on_facility() returns trigger
  language plpgsql as $$
declare
  newest registration;
  licence registration;
begin
  select * into newest from registration
    where facility_id = new.facility_id and ended_at is null order by id desc limit 1;
  -- Another licence that is in force, or was when the newest registration was started.
  select * into licence from registration
    where facility_id = new.facility_id and status = 'Approved' and id <> newest.id
      and expiry_date >= (newest.created_at at time zone 'Africa/Lagos')::date
    order by expiry_date desc, id desc limit 1;
  if licence.id is null or (newest.status = 'Approved' and newest.expiry_date >= licence.expiry_date
      and coalesce(newest.valid_from, '-infinity') <= licence.expiry_date) then
    update facility set
      (registration_id, status, expiry_date) = row (newest.id, newest.status, newest.expiry_date),
      (next_registration_id, next_status, next_expiry_date, next_from) = row (null::integer, null::text, null::date, null::date)
    where id = new.facility_id;
  else
    update facility set
      (registration_id, status, expiry_date) = row (licence.id, licence.status, licence.expiry_date),
      (next_registration_id, next_status, next_expiry_date, next_from) =
        row (newest.id, newest.status, newest.expiry_date, licence.expiry_date + 1)
    where id = new.facility_id;
  end if;
  return null;
end $$;
create or replace function similar_names(asked_id integer, asked_name text, asked_lga integer) returns TABLE(id integer)
  language plpgsql stable parallel safe as $$
declare
  line text := search_line(asked_name);
  digits text := regexp_replace(asked_name, '[^0-9]', '', 'g');
  terms tsquery;
begin
  select ('(' || string_agg(quote_literal(word), ' | ') || ') & ' || quote_literal('#l' || asked_lga))::tsquery into terms
    from (
      select known.word from unnest(search_words(asked_name)) as typed (word)
      join search_word as known on slips(known.word) && slips(typed.word)
      where length(typed.word) > 3 and known.n <= 5000
      group by known.word, known.n order by known.n, length(known.word) desc limit 8
    ) as rare;
  -- Ordered by a row, so that the planner does not hope to meet one soon by reading the table.
  return query select facility.id from facility
    where words @@ terms and similarity(name_text, line) >= 0.6 and lower(company_name) <> lower(asked_name) and facility.id <> asked_id
      and regexp_replace(company_name, '[^0-9]', '', 'g') = digits
    order by row(similarity(name_text, line)) desc limit 10;
end $$;
create or replace function slips(w text) returns text[]
  language sql immutable strict parallel safe as $$
  select case when length(w) > 30 then array[w]
    else array(select distinct overlay(w placing '' from i for 1) from generate_series(1, length(w)) as i) || w end
$$;
create or replace function take_newest_registration() returns trigger
  language plpgsql as $$
begin
  if new.invoice_id is not null then
    new.registration_id := (select registration_id from invoice where id = new.invoice_id);
  elsif new.registration_id is null then
    new.registration_id := (
      select max(id) from registration where facility_id = new.facility_id and ended_at is null
    );
  end if;
  if new.invoice_id is null then
    new.invoice_id := (select id from invoice where registration_id = new.registration_id);
  end if;
  return new;
end $$;
create or replace function take_place_of_facility() returns trigger
  language plpgsql as $$
begin
  select facility_type_id, local_gov_area_id into new.facility_type_id, new.local_gov_area_id
    from facility where id = new.facility_id;
  new.catalogue_version := catalogue_version();
  return new;
end $$;
create or replace function take_present_catalogue() returns trigger
  language plpgsql as $$
begin
  new.catalogue_version := catalogue_version();
  return new;
end $$;
create or replace function take_waiting_payments() returns trigger
  language plpgsql as $$
begin
  update payment set registration_id = new.id
  where facility_id = new.facility_id and registration_id is null and invoice_id is null;
  return null;
end $$;
create or replace function vocabulary_of(words tsvector) returns SETOF text
  language sql immutable strict parallel safe as $$
  select distinct ltrim(word, '@') from unnest(tsvector_to_array(words)) as word where word not like '#%'
$$;
CREATE TABLE state (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT state_pkey PRIMARY KEY (id),
  CONSTRAINT state_name_check CHECK (name <> ''::text)
);
CREATE TABLE local_gov_area (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  list text NOT NULL,
  state_id integer NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT local_gov_area_pkey PRIMARY KEY (id),
  CONSTRAINT local_gov_area_state_id_fkey FOREIGN KEY (state_id) REFERENCES state(id),
  CONSTRAINT local_gov_area_list_check CHECK (list <> ''::text)
);
CREATE TABLE ward (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  local_gov_area_id integer NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT ward_pkey PRIMARY KEY (id),
  CONSTRAINT ward_id_local_gov_area_id_key UNIQUE (id, local_gov_area_id),
  CONSTRAINT ward_local_gov_area_id_fkey FOREIGN KEY (local_gov_area_id) REFERENCES local_gov_area(id),
  CONSTRAINT ward_name_check CHECK (name <> ''::text)
);
CREATE TABLE user_account (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  password_hash text NOT NULL,
  privilege_type text DEFAULT 'user'::text NOT NULL,
  state_id integer,
  local_gov_area_id integer,
  educational_qualification text,
  address text,
  employment_status text,
  certificate_name text,
  certificate_number text,
  employment_address text,
  employment_experience text,
  terms_version text,
  terms_accepted_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  wants_mail boolean DEFAULT true NOT NULL,
  wants_sms boolean DEFAULT false NOT NULL,
  duties text[] DEFAULT '{}'::text[] NOT NULL,
  disabled_at timestamp with time zone,
  must_change_password boolean DEFAULT false NOT NULL,
  invited_by integer,
  last_signed_in_at timestamp with time zone,
  CONSTRAINT user_account_pkey PRIMARY KEY (id),
  CONSTRAINT user_account_email_key UNIQUE (email),
  CONSTRAINT user_account_state_id_fkey FOREIGN KEY (state_id) REFERENCES state(id),
  CONSTRAINT user_account_local_gov_area_id_fkey FOREIGN KEY (local_gov_area_id) REFERENCES local_gov_area(id),
  CONSTRAINT user_account_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES user_account(id),
  CONSTRAINT user_account_first_name_check CHECK (first_name <> ''::text),
  CONSTRAINT user_account_last_name_check CHECK (last_name <> ''::text),
  CONSTRAINT user_account_email_check CHECK (email = lower(email)),
  CONSTRAINT user_account_privilege_type_check CHECK (privilege_type = ANY (ARRAY['admin'::text, 'user'::text])),
  CONSTRAINT user_account_duties_check CHECK (duties <@ ARRAY['review'::text, 'inspect'::text, 'decide'::text, 'finance'::text, 'catalogue'::text, 'settings'::text, 'users'::text, 'audit'::text] AND (privilege_type <> 'user'::text OR duties = '{}'::text[]))
);
CREATE TABLE session (
  token_hash bytea NOT NULL,
  user_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  used_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  device text DEFAULT 'A device of unknown kind'::text NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (token_hash),
  CONSTRAINT session_id_key UNIQUE (id),
  CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE TABLE attempt (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT attempt_pkey PRIMARY KEY (key)
);
CREATE TABLE idempotency_key (
  user_id integer,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  reply jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_key_once UNIQUE NULLS NOT DISTINCT (user_id, key),
  CONSTRAINT idempotency_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE TABLE facility_type (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  category_list text NOT NULL,
  definition text NOT NULL,
  asks_folio boolean DEFAULT false NOT NULL,
  asks_additional_mdcn boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  "position" numeric DEFAULT nextval('catalogue_position'::regclass) NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  has_samples boolean DEFAULT false NOT NULL,
  CONSTRAINT facility_type_pkey PRIMARY KEY (id),
  CONSTRAINT facility_type_category_list_check CHECK (category_list <> ''::text)
);
CREATE TABLE part (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  designation text NOT NULL,
  part_name text NOT NULL,
  retired_at timestamp with time zone,
  "position" numeric DEFAULT nextval('catalogue_position'::regclass) NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT part_pkey PRIMARY KEY (id),
  CONSTRAINT part_designation_check CHECK (designation <> ''::text),
  CONSTRAINT part_part_name_check CHECK (part_name <> ''::text)
);
CREATE TABLE requirement (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  list text NOT NULL,
  facility_type_id integer NOT NULL,
  part_req_id integer NOT NULL,
  retired_at timestamp with time zone,
  "position" numeric DEFAULT nextval('catalogue_position'::regclass) NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT requirement_pkey PRIMARY KEY (id),
  CONSTRAINT requirement_facility_type_id_fkey FOREIGN KEY (facility_type_id) REFERENCES facility_type(id),
  CONSTRAINT requirement_part_req_id_fkey FOREIGN KEY (part_req_id) REFERENCES part(id),
  CONSTRAINT requirement_list_check CHECK (list <> ''::text)
);
CREATE TABLE sub_list (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  sub_list text NOT NULL,
  requirement_id integer NOT NULL,
  retired_at timestamp with time zone,
  question_type text DEFAULT 'yes_no'::text NOT NULL,
  "position" numeric DEFAULT nextval('catalogue_position'::regclass) NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sub_list_pkey PRIMARY KEY (id),
  CONSTRAINT sub_list_id_requirement_id_key UNIQUE (id, requirement_id),
  CONSTRAINT sub_list_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES requirement(id),
  CONSTRAINT sub_list_sub_list_check CHECK (sub_list <> ''::text),
  CONSTRAINT sub_list_question_type_check CHECK (question_type = 'yes_no'::text)
);
CREATE TABLE facility (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  user_id integer,
  recorded_by integer NOT NULL,
  company_name text NOT NULL,
  owner_name text NOT NULL,
  phone_number text NOT NULL,
  website text,
  cac text,
  address text NOT NULL,
  facility_type_id integer NOT NULL,
  local_gov_area_id integer NOT NULL,
  ward_id integer,
  facility_email text,
  postal_address text,
  working_days text,
  hours_of_operation text,
  latitude double precision,
  longitude double precision,
  registration_number text,
  registration_id integer,
  status text,
  expiry_date date,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  name_key text COLLATE "C" GENERATED ALWAYS AS (search_text(company_name)) STORED NOT NULL,
  name_text text GENERATED ALWAYS AS (search_line(company_name)) STORED NOT NULL,
  words tsvector GENERATED ALWAYS AS (facility_words(company_name, owner_name, local_gov_area_id, facility_type_id)) STORED NOT NULL,
  names_compared boolean DEFAULT false NOT NULL,
  next_registration_id integer,
  next_status text,
  next_expiry_date date,
  next_from date,
  is_closed boolean DEFAULT false NOT NULL,
  CONSTRAINT facility_pkey PRIMARY KEY (id),
  CONSTRAINT facility_registration_number_key UNIQUE (registration_number),
  CONSTRAINT facility_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  CONSTRAINT facility_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT facility_facility_type_id_fkey FOREIGN KEY (facility_type_id) REFERENCES facility_type(id),
  CONSTRAINT facility_local_gov_area_id_fkey FOREIGN KEY (local_gov_area_id) REFERENCES local_gov_area(id),
  CONSTRAINT facility_ward_id_local_gov_area_id_fkey FOREIGN KEY (ward_id, local_gov_area_id) REFERENCES ward(id, local_gov_area_id),
  CONSTRAINT facility_company_name_check CHECK (company_name <> ''::text),
  CONSTRAINT facility_owner_name_check CHECK (owner_name <> ''::text),
  CONSTRAINT facility_address_check CHECK (address <> ''::text),
  CONSTRAINT facility_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT facility_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CONSTRAINT facility_position_is_whole CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE TABLE registration (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  facility_type_id integer NOT NULL,
  local_gov_area_id integer NOT NULL,
  kind text DEFAULT 'new'::text NOT NULL,
  reference text NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  submitted_at timestamp with time zone,
  approved_at timestamp with time zone,
  expiry_date date,
  processed_by integer,
  processed_at timestamp with time zone,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  queued_at timestamp with time zone GENERATED ALWAYS AS (COALESCE(submitted_at, '9999-12-31 00:00:00+00'::timestamp with time zone)) STORED NOT NULL,
  ended_at timestamp with time zone,
  assignee_id integer,
  catalogue_version integer DEFAULT 1 NOT NULL,
  valid_from date,
  extended_at timestamp with time zone,
  CONSTRAINT registration_pkey PRIMARY KEY (id),
  CONSTRAINT registration_reference_key UNIQUE (reference),
  CONSTRAINT registration_id_facility_id_key UNIQUE (id, facility_id),
  CONSTRAINT registration_processed_by_fkey FOREIGN KEY (processed_by) REFERENCES user_account(id),
  CONSTRAINT registration_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT registration_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES user_account(id),
  CONSTRAINT registration_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT registration_facility_type_id_fkey FOREIGN KEY (facility_type_id) REFERENCES facility_type(id),
  CONSTRAINT registration_local_gov_area_id_fkey FOREIGN KEY (local_gov_area_id) REFERENCES local_gov_area(id),
  CONSTRAINT registration_kind_check CHECK (kind = ANY (ARRAY['new'::text, 'renewal'::text])),
  CONSTRAINT registration_status_check CHECK (status = ANY (ARRAY['pending'::text, 'Awaiting decision'::text, 'Temporarily approved'::text, 'Approved'::text, 'declined'::text])),
  CONSTRAINT registration_check CHECK (status <> 'Approved'::text OR approved_at IS NOT NULL),
  CONSTRAINT registration_check1 CHECK ((expiry_date IS NOT NULL) = (status = ANY (ARRAY['Approved'::text, 'Temporarily approved'::text]))),
  CONSTRAINT registration_check2 CHECK ((processed_by IS NULL) = (processed_at IS NULL)),
  CONSTRAINT registration_ends_undecided CHECK (ended_at IS NULL OR (status = ANY (ARRAY['pending'::text, 'Awaiting decision'::text, 'declined'::text])))
);
CREATE TABLE applicant (
  registration_id integer NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  date_of_birth date,
  educational_qualification text,
  qualification_date date,
  employment_status text,
  current_employment text,
  emp_address text,
  address text,
  state_id integer,
  local_gov_area_id integer,
  ward_id integer,
  certificate_name text,
  certificate_number text,
  employment_address text,
  employment_experience text,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT applicant_pkey PRIMARY KEY (registration_id),
  CONSTRAINT applicant_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id) ON DELETE CASCADE,
  CONSTRAINT applicant_state_id_fkey FOREIGN KEY (state_id) REFERENCES state(id),
  CONSTRAINT applicant_local_gov_area_id_fkey FOREIGN KEY (local_gov_area_id) REFERENCES local_gov_area(id),
  CONSTRAINT applicant_ward_id_fkey FOREIGN KEY (ward_id) REFERENCES ward(id)
);
CREATE TABLE registration_event (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  registration_id integer NOT NULL,
  actor_id integer,
  from_status text,
  to_status text NOT NULL,
  reason text,
  at timestamp with time zone DEFAULT now() NOT NULL,
  is_internal boolean DEFAULT false NOT NULL,
  change_id bigint,
  CONSTRAINT registration_event_pkey PRIMARY KEY (id),
  CONSTRAINT registration_event_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT registration_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES user_account(id)
);
CREATE TABLE consideration (
  registration_id integer NOT NULL,
  information_verdict text,
  documents_verdict text,
  recommend_to_inspect text,
  permanent_secretary_comment text,
  commissioner_approval text,
  user_id integer NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT consideration_pkey PRIMARY KEY (registration_id),
  CONSTRAINT consideration_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT consideration_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  CONSTRAINT consideration_information_verdict_check CHECK (information_verdict = ANY (ARRAY['Satisfactory'::text, 'Not-satisfactory'::text])),
  CONSTRAINT consideration_documents_verdict_check CHECK (documents_verdict = ANY (ARRAY['Satisfactory'::text, 'Not-satisfactory'::text])),
  CONSTRAINT consideration_recommend_to_inspect_check CHECK (recommend_to_inspect = ANY (ARRAY['Yes'::text, 'No'::text])),
  CONSTRAINT consideration_commissioner_approval_check CHECK (commissioner_approval = ANY (ARRAY['Approved'::text, 'Not approved'::text]))
);
CREATE TABLE comment (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  registration_id integer NOT NULL,
  body text NOT NULL,
  visible_to_owner boolean DEFAULT false NOT NULL,
  user_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT comment_pkey PRIMARY KEY (id),
  CONSTRAINT comment_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT comment_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  CONSTRAINT comment_body_check CHECK (body <> ''::text)
);
CREATE TABLE certificate (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  kind text NOT NULL,
  registration_id integer NOT NULL,
  number text NOT NULL,
  issue_date date NOT NULL,
  expiry_date date NOT NULL,
  printed jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  issue integer DEFAULT 1 NOT NULL,
  reissued_on date,
  CONSTRAINT certificate_pkey PRIMARY KEY (id),
  CONSTRAINT certificate_number_kind_issue_key UNIQUE (number, kind, issue),
  CONSTRAINT certificate_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT certificate_kind_check CHECK (kind = ANY (ARRAY['certificate'::text, 'statement'::text])),
  CONSTRAINT certificate_check CHECK (issue_date <= expiry_date),
  CONSTRAINT certificate_issue_check CHECK (issue > 0),
  CONSTRAINT certificate_is_reissued CHECK ((issue = 1) = (reissued_on IS NULL))
);
CREATE TABLE counter (
  name text NOT NULL,
  value integer NOT NULL,
  CONSTRAINT counter_pkey PRIMARY KEY (name),
  CONSTRAINT counter_value_check CHECK (value > 0)
);
CREATE TABLE file (
  slug text NOT NULL,
  facility_id integer NOT NULL,
  media_type text NOT NULL,
  size_bytes integer NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sha256 bytea,
  CONSTRAINT file_pkey PRIMARY KEY (slug),
  CONSTRAINT file_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT file_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT file_media_type_check CHECK (media_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text])),
  CONSTRAINT file_size_bytes_check CHECK (size_bytes > 0),
  CONSTRAINT file_sha256_length CHECK (length(sha256) = 32)
);
CREATE TABLE unfinished_file (
  slug text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  CONSTRAINT unfinished_file_pkey PRIMARY KEY (slug)
);
CREATE TABLE document (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  name text NOT NULL,
  file_slug text NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  removed_by integer,
  removed_at timestamp with time zone,
  expires_on date,
  CONSTRAINT document_pkey PRIMARY KEY (id),
  CONSTRAINT document_file_slug_key UNIQUE (file_slug),
  CONSTRAINT document_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT document_file_slug_fkey FOREIGN KEY (file_slug) REFERENCES file(slug),
  CONSTRAINT document_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT document_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES user_account(id),
  CONSTRAINT document_name_check CHECK (name <> ''::text)
);
CREATE TABLE payment (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  amount_kobo bigint NOT NULL,
  document text,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  removed_by integer,
  removed_at timestamp with time zone,
  registration_id integer,
  invoice_id integer,
  reference text,
  reference_key text GENERATED ALWAYS AS (NULLIF(upper(regexp_replace(reference, '[^A-Za-z0-9]'::text, ''::text, 'g'::text)), ''::text)) STORED,
  bank text,
  paid_on date,
  status text DEFAULT 'submitted'::text NOT NULL,
  CONSTRAINT payment_pkey PRIMARY KEY (id),
  CONSTRAINT payment_document_key UNIQUE (document),
  CONSTRAINT payment_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT payment_document_fkey FOREIGN KEY (document) REFERENCES file(slug),
  CONSTRAINT payment_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT payment_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES user_account(id),
  CONSTRAINT payment_registration_id_facility_id_fkey FOREIGN KEY (registration_id, facility_id) REFERENCES registration(id, facility_id),
  CONSTRAINT payment_amount_kobo_check CHECK (amount_kobo >= 100 AND amount_kobo <= '10000000000'::bigint),
  CONSTRAINT payment_reference_check CHECK (reference <> ''::text),
  CONSTRAINT payment_bank_check CHECK (bank <> ''::text),
  CONSTRAINT payment_status_check CHECK (status = ANY (ARRAY['submitted'::text, 'confirmed'::text, 'refused'::text]))
);
CREATE TABLE staff (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  full_name text NOT NULL,
  phone_number text NOT NULL,
  staff_category_type text NOT NULL,
  cadre text NOT NULL,
  designation text,
  highest_qualification text NOT NULL,
  rank text,
  "time" text NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  removed_by integer,
  removed_at timestamp with time zone,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT staff_pkey PRIMARY KEY (id),
  CONSTRAINT staff_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT staff_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT staff_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES user_account(id),
  CONSTRAINT staff_staff_category_type_check CHECK (staff_category_type = ANY (ARRAY['Professional'::text, 'Non-professional'::text])),
  CONSTRAINT staff_time_check CHECK ("time" = ANY (ARRAY['full time'::text, 'part time'::text]))
);
CREATE TABLE referee (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  full_name text NOT NULL,
  phone_number text NOT NULL,
  occupation text NOT NULL,
  designation text,
  verdict text,
  duration_of_acquaintance text NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  removed_by integer,
  removed_at timestamp with time zone,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT referee_pkey PRIMARY KEY (id),
  CONSTRAINT referee_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT referee_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT referee_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES user_account(id),
  CONSTRAINT referee_verdict_check CHECK (verdict = ANY (ARRAY['Satisfactory'::text, 'Not-satisfactory'::text]))
);
CREATE TABLE operating_officer (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  full_name text NOT NULL,
  phone_number text NOT NULL,
  email text NOT NULL,
  highest_qualification text NOT NULL,
  folio_number text,
  cert_reg_no text,
  year_of_graduation integer NOT NULL,
  additional_qualification text,
  additional_mdcn_qualification text,
  employment_status text NOT NULL,
  work_place_address text,
  previous_work_experience text,
  is_operating_officer boolean DEFAULT true NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  replaced_at timestamp with time zone,
  folio_key text COLLATE "C" GENERATED ALWAYS AS (folio_key(folio_number)) STORED,
  council_key text COLLATE "C" GENERATED ALWAYS AS (council_key(cert_reg_no)) STORED,
  person_key text COLLATE "C" GENERATED ALWAYS AS (person_key(phone_number, full_name)) STORED,
  CONSTRAINT operating_officer_pkey PRIMARY KEY (id),
  CONSTRAINT operating_officer_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT operating_officer_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id)
);
CREATE TABLE available_facilities (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  bed_space_capacity integer NOT NULL,
  no_of_wards integer NOT NULL,
  no_of_consulting_rooms integer NOT NULL,
  no_of_toilets integer NOT NULL,
  source_of_water text NOT NULL,
  electricity_supply text NOT NULL,
  mode_of_waste_management text NOT NULL,
  medical_record text NOT NULL,
  available_fac text[] DEFAULT '{}'::text[] NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  replaced_at timestamp with time zone,
  CONSTRAINT available_facilities_pkey PRIMARY KEY (id),
  CONSTRAINT available_facilities_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT available_facilities_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT available_facilities_bed_space_capacity_check CHECK (bed_space_capacity >= 0),
  CONSTRAINT available_facilities_no_of_wards_check CHECK (no_of_wards >= 0),
  CONSTRAINT available_facilities_no_of_consulting_rooms_check CHECK (no_of_consulting_rooms >= 0),
  CONSTRAINT available_facilities_no_of_toilets_check CHECK (no_of_toilets >= 0),
  CONSTRAINT available_facilities_medical_record_check CHECK (medical_record = ANY (ARRAY['digital'::text, 'paper based'::text, 'digital and paper'::text]))
);
CREATE TABLE submission (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  registration_id integer NOT NULL,
  facility_id integer NOT NULL,
  requirement_id integer NOT NULL,
  sub_list_id integer NOT NULL,
  respond smallint,
  number integer,
  description text,
  recorded_by integer NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  replaced_at timestamp with time zone,
  copied_from integer,
  CONSTRAINT submission_pkey PRIMARY KEY (id),
  CONSTRAINT submission_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT submission_registration_id_facility_id_fkey FOREIGN KEY (registration_id, facility_id) REFERENCES registration(id, facility_id),
  CONSTRAINT submission_sub_list_id_requirement_id_fkey FOREIGN KEY (sub_list_id, requirement_id) REFERENCES sub_list(id, requirement_id),
  CONSTRAINT submission_copied_from_fkey FOREIGN KEY (copied_from) REFERENCES submission(id),
  CONSTRAINT submission_respond_check CHECK (respond = ANY (ARRAY[0, 1])),
  CONSTRAINT submission_number_check CHECK (number >= 0 AND number <= 99999),
  CONSTRAINT submission_description_check CHECK (length(description) <= 2000)
);
CREATE TABLE penalty (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  registration_id integer,
  user_id integer,
  comment text NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  offence_id integer,
  offence text,
  amount_kobo bigint,
  due_date date,
  status text DEFAULT 'open'::text NOT NULL,
  invoice_id integer,
  decided_by integer,
  decided_at timestamp with time zone,
  decision_reason text,
  CONSTRAINT penalty_pkey PRIMARY KEY (id),
  CONSTRAINT penalty_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT penalty_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  CONSTRAINT penalty_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT penalty_registration_id_facility_id_fkey FOREIGN KEY (registration_id, facility_id) REFERENCES registration(id, facility_id),
  CONSTRAINT penalty_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id),
  CONSTRAINT penalty_comment_check CHECK (comment <> ''::text),
  CONSTRAINT penalty_amount_kobo_check CHECK (amount_kobo >= 100 AND amount_kobo <= '10000000000'::bigint),
  CONSTRAINT penalty_status_check CHECK (status = ANY (ARRAY['open'::text, 'paid'::text, 'waived'::text, 'set aside'::text])),
  CONSTRAINT penalty_names_offence CHECK ((offence_id IS NULL) = (offence IS NULL)),
  CONSTRAINT penalty_money_is_whole CHECK ((amount_kobo IS NULL) = (due_date IS NULL) AND (amount_kobo IS NULL) = (invoice_id IS NULL)),
  CONSTRAINT penalty_paid_has_amount CHECK (status <> 'paid'::text OR amount_kobo IS NOT NULL),
  CONSTRAINT penalty_decided_whole CHECK ((status = ANY (ARRAY['waived'::text, 'set aside'::text])) = (decided_at IS NOT NULL) AND (decided_at IS NULL) = (decided_by IS NULL) AND (decided_at IS NULL) = (decision_reason IS NULL))
);
CREATE TABLE notification (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  user_id integer NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  read_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  about_kind text,
  about_id integer,
  CONSTRAINT notification_pkey PRIMARY KEY (id),
  CONSTRAINT notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  CONSTRAINT notification_check CHECK ((about_kind IS NULL) = (about_id IS NULL)),
  CONSTRAINT notification_about_kind_check CHECK (about_kind = ANY (ARRAY['registration'::text, 'facility'::text, 'concern'::text]))
);
CREATE TABLE setting (
  key text NOT NULL,
  value jsonb NOT NULL,
  updated_by integer,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT setting_pkey PRIMARY KEY (key),
  CONSTRAINT setting_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id)
);
CREATE TABLE office_holder (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  title text NOT NULL,
  name text NOT NULL,
  start_date date NOT NULL,
  end_date date,
  recorded_by integer,
  recorded_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_by integer,
  ended_at timestamp with time zone,
  removed_by integer,
  removed_at timestamp with time zone,
  CONSTRAINT office_holder_pkey PRIMARY KEY (id),
  CONSTRAINT office_holder_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT office_holder_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES user_account(id),
  CONSTRAINT office_holder_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES user_account(id),
  CONSTRAINT office_holder_title_check CHECK (title = ANY (ARRAY['Director Inspectorate Services'::text, 'Permanent Secretary'::text, 'Hon. Commissioner'::text])),
  CONSTRAINT office_holder_name_check CHECK (name <> ''::text),
  CONSTRAINT office_holder_check CHECK (end_date IS NULL OR end_date >= start_date)
);
CREATE TABLE facility_tally (
  local_gov_area_id integer NOT NULL,
  facility_type_id integer NOT NULL,
  status text NOT NULL,
  expiry_date date NOT NULL,
  n integer NOT NULL,
  from_date date DEFAULT '-infinity'::date NOT NULL,
  CONSTRAINT facility_tally_pkey PRIMARY KEY (local_gov_area_id, facility_type_id, status, expiry_date, from_date) INCLUDE (n)
);
CREATE TABLE registration_tally (
  local_gov_area_id integer NOT NULL,
  facility_type_id integer NOT NULL,
  status text NOT NULL,
  expiry_date date NOT NULL,
  kind text NOT NULL,
  n integer NOT NULL,
  CONSTRAINT registration_tally_pkey PRIMARY KEY (local_gov_area_id, facility_type_id, status, expiry_date, kind) INCLUDE (n)
);
CREATE TABLE ward_tally (
  local_gov_area_id integer NOT NULL,
  ward_id integer NOT NULL,
  n integer NOT NULL,
  CONSTRAINT ward_tally_pkey PRIMARY KEY (local_gov_area_id, ward_id)
);
CREATE TABLE penalty_tally (
  one boolean DEFAULT true NOT NULL,
  n integer NOT NULL,
  facilities integer DEFAULT 0 NOT NULL,
  CONSTRAINT penalty_tally_pkey PRIMARY KEY (one),
  CONSTRAINT penalty_tally_one_check CHECK (one)
);
CREATE TABLE draft (
  user_id integer NOT NULL,
  form text NOT NULL,
  value jsonb NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT draft_pkey PRIMARY KEY (user_id, form),
  CONSTRAINT draft_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  CONSTRAINT draft_value_check CHECK (jsonb_typeof(value) = 'object'::text)
);
CREATE TABLE setting_change (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  start_date date NOT NULL,
  recorded_by integer NOT NULL,
  recorded_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT setting_change_pkey PRIMARY KEY (id),
  CONSTRAINT setting_change_key_fkey FOREIGN KEY (key) REFERENCES setting(key),
  CONSTRAINT setting_change_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id)
);
CREATE TABLE crest (
  slug text NOT NULL,
  media_type text NOT NULL,
  size_bytes integer NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT crest_pkey PRIMARY KEY (slug),
  CONSTRAINT crest_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT crest_media_type_check CHECK (media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text])),
  CONSTRAINT crest_size_bytes_check CHECK (size_bytes >= 1 AND size_bytes <= 512000)
);
CREATE TABLE penalised_facility (
  facility_id integer NOT NULL,
  CONSTRAINT penalised_facility_pkey PRIMARY KEY (facility_id)
);
CREATE TABLE replaced_consideration (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  registration_id integer NOT NULL,
  information_verdict text,
  documents_verdict text,
  recommend_to_inspect text,
  permanent_secretary_comment text,
  commissioner_approval text,
  user_id integer NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  replaced_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT replaced_consideration_pkey PRIMARY KEY (id),
  CONSTRAINT replaced_consideration_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT replaced_consideration_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id)
);
CREATE TABLE tally_delta (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  what text NOT NULL,
  local_gov_area_id integer,
  facility_type_id integer,
  ward_id integer,
  status text,
  expiry_date date,
  kind text,
  n integer NOT NULL,
  from_date date DEFAULT '-infinity'::date NOT NULL,
  CONSTRAINT tally_delta_pkey PRIMARY KEY (id),
  CONSTRAINT tally_delta_what_check CHECK (what = ANY (ARRAY['facility'::text, 'registration'::text, 'penalty'::text, 'penalised facility'::text]))
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000);
CREATE TABLE search_word (
  word text COLLATE "C" NOT NULL,
  n integer DEFAULT 0 NOT NULL,
  o integer DEFAULT 0 NOT NULL,
  CONSTRAINT search_word_pkey PRIMARY KEY (word)
);
CREATE TABLE search_variant (
  word text NOT NULL,
  family text NOT NULL,
  CONSTRAINT search_variant_pkey PRIMARY KEY (word)
);
CREATE TABLE facility_key (
  key text COLLATE "C" NOT NULL,
  facility_id integer NOT NULL,
  kind "char" NOT NULL,
  CONSTRAINT facility_key_pkey PRIMARY KEY (key, facility_id, kind),
  CONSTRAINT facility_key_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id) ON DELETE CASCADE
);
CREATE TABLE snapshot_contents (
  digest bytea NOT NULL,
  contents jsonb NOT NULL,
  CONSTRAINT snapshot_contents_pkey PRIMARY KEY (digest)
);
CREATE TABLE snapshot (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  registration_id integer NOT NULL,
  action text NOT NULL,
  digest bytea NOT NULL,
  at timestamp with time zone NOT NULL,
  money jsonb,
  CONSTRAINT snapshot_pkey PRIMARY KEY (id),
  CONSTRAINT snapshot_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT snapshot_digest_fkey FOREIGN KEY (digest) REFERENCES snapshot_contents(digest),
  CONSTRAINT snapshot_action_check CHECK (action <> ''::text)
);
CREATE TABLE resumable_upload (
  id text NOT NULL,
  user_id integer NOT NULL,
  call text NOT NULL,
  facility_id integer NOT NULL,
  size_bytes integer NOT NULL,
  started_at timestamp with time zone NOT NULL,
  lock_holder uuid,
  lock_ends_at timestamp with time zone,
  lock_is_wanted boolean DEFAULT false NOT NULL,
  CONSTRAINT resumable_upload_pkey PRIMARY KEY (id),
  CONSTRAINT resumable_upload_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  CONSTRAINT resumable_upload_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id) ON DELETE CASCADE,
  CONSTRAINT resumable_upload_size_bytes_check CHECK (size_bytes > 0),
  CONSTRAINT resumable_upload_lock_is_whole CHECK ((lock_holder IS NULL) = (lock_ends_at IS NULL))
);
CREATE TABLE facility_type_version (
  id integer NOT NULL,
  asks_folio boolean NOT NULL,
  asks_additional_mdcn boolean NOT NULL,
  from_version integer NOT NULL,
  until_version integer,
  CONSTRAINT facility_type_version_pkey PRIMARY KEY (id, from_version),
  CONSTRAINT facility_type_version_id_fkey FOREIGN KEY (id) REFERENCES facility_type(id)
);
CREATE TABLE part_version (
  id integer NOT NULL,
  designation text NOT NULL,
  part_name text NOT NULL,
  "position" numeric NOT NULL,
  retired_at timestamp with time zone,
  from_version integer NOT NULL,
  until_version integer,
  CONSTRAINT part_version_pkey PRIMARY KEY (id, from_version),
  CONSTRAINT part_version_id_fkey FOREIGN KEY (id) REFERENCES part(id)
);
CREATE TABLE requirement_version (
  id integer NOT NULL,
  list text NOT NULL,
  facility_type_id integer NOT NULL,
  part_req_id integer NOT NULL,
  "position" numeric NOT NULL,
  retired_at timestamp with time zone,
  from_version integer NOT NULL,
  until_version integer,
  CONSTRAINT requirement_version_pkey PRIMARY KEY (id, from_version),
  CONSTRAINT requirement_version_id_fkey FOREIGN KEY (id) REFERENCES requirement(id),
  CONSTRAINT requirement_version_facility_type_id_fkey FOREIGN KEY (facility_type_id) REFERENCES facility_type(id),
  CONSTRAINT requirement_version_part_req_id_fkey FOREIGN KEY (part_req_id) REFERENCES part(id)
);
CREATE TABLE sub_list_version (
  id integer NOT NULL,
  sub_list text NOT NULL,
  requirement_id integer NOT NULL,
  question_type text NOT NULL,
  "position" numeric NOT NULL,
  retired_at timestamp with time zone,
  from_version integer NOT NULL,
  until_version integer,
  CONSTRAINT sub_list_version_pkey PRIMARY KEY (id, from_version),
  CONSTRAINT sub_list_version_id_fkey FOREIGN KEY (id) REFERENCES sub_list(id),
  CONSTRAINT sub_list_version_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES requirement(id)
);
CREATE TABLE contents_change (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  part text NOT NULL,
  kind text NOT NULL,
  row_id integer,
  name text NOT NULL,
  fields jsonb NOT NULL,
  actor_id integer NOT NULL,
  reason text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT contents_change_pkey PRIMARY KEY (id),
  CONSTRAINT contents_change_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT contents_change_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES user_account(id),
  CONSTRAINT contents_change_part_check CHECK (part <> ''::text),
  CONSTRAINT contents_change_kind_check CHECK (kind = ANY (ARRAY['added'::text, 'changed'::text, 'removed'::text]))
);
CREATE TABLE outbox (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  channel text NOT NULL,
  user_id integer,
  name text,
  address text,
  template text NOT NULL,
  facts jsonb NOT NULL,
  is_security boolean NOT NULL,
  cause text NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  message_id uuid DEFAULT gen_random_uuid() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  handed_over_at timestamp with time zone,
  tried_since timestamp with time zone,
  claimed_until timestamp with time zone,
  sent_at timestamp with time zone,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_once_per_cause UNIQUE (cause, channel),
  CONSTRAINT outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  CONSTRAINT outbox_channel_check CHECK (channel = ANY (ARRAY['mail'::text, 'sms'::text])),
  CONSTRAINT outbox_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])),
  CONSTRAINT outbox_has_recipient CHECK (user_id IS NOT NULL OR name IS NOT NULL AND address IS NOT NULL),
  CONSTRAINT outbox_sent_at_with_state CHECK ((state = 'sent'::text) = (sent_at IS NOT NULL))
);
CREATE TABLE change_request (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  old jsonb NOT NULL,
  new jsonb NOT NULL,
  reason text NOT NULL,
  file_slug text,
  asked_by integer NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  ended_by integer,
  ended_at timestamp with time zone,
  answer text,
  CONSTRAINT change_request_pkey PRIMARY KEY (id),
  CONSTRAINT change_request_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT change_request_file_slug_fkey FOREIGN KEY (file_slug) REFERENCES file(slug),
  CONSTRAINT change_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id),
  CONSTRAINT change_request_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES user_account(id),
  CONSTRAINT change_request_reason_check CHECK (reason <> ''::text),
  CONSTRAINT change_request_status_check CHECK (status = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text])),
  CONSTRAINT change_request_ends_whole CHECK ((status = 'open'::text) = (ended_at IS NULL) AND (ended_by IS NULL) = (ended_at IS NULL))
);
CREATE TABLE facility_closing (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  closed_from date NOT NULL,
  reason text NOT NULL,
  closed_by integer NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  reopened_by integer,
  reopened_at timestamp with time zone,
  reopen_reason text,
  CONSTRAINT facility_closing_pkey PRIMARY KEY (id),
  CONSTRAINT facility_closing_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT facility_closing_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES user_account(id),
  CONSTRAINT facility_closing_reopened_by_fkey FOREIGN KEY (reopened_by) REFERENCES user_account(id),
  CONSTRAINT facility_closing_reason_check CHECK (reason <> ''::text),
  CONSTRAINT facility_closing_ends_whole CHECK ((reopened_by IS NULL) = (reopened_at IS NULL))
);
CREATE TABLE claim (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  code_hash bytea NOT NULL,
  made_by integer NOT NULL,
  made_at timestamp with time zone NOT NULL,
  last_day date NOT NULL,
  ended_at timestamp with time zone,
  used_by integer,
  CONSTRAINT claim_pkey PRIMARY KEY (id),
  CONSTRAINT claim_code_hash_key UNIQUE (code_hash),
  CONSTRAINT claim_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT claim_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id),
  CONSTRAINT claim_used_by_fkey FOREIGN KEY (used_by) REFERENCES user_account(id),
  CONSTRAINT claim_check CHECK (used_by IS NULL OR ended_at IS NOT NULL)
);
CREATE TABLE password_reset (
  user_id integer NOT NULL,
  kind text NOT NULL,
  secret_hash bytea,
  asked_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  CONSTRAINT password_reset_pkey PRIMARY KEY (user_id, kind),
  CONSTRAINT password_reset_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT password_reset_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  CONSTRAINT password_reset_secret_ends CHECK ((secret_hash IS NULL) = (ends_at IS NULL)),
  CONSTRAINT password_reset_kind_check CHECK (kind = ANY (ARRAY['link'::text, 'code'::text, 'invitation'::text]))
);
CREATE TABLE email_change (
  user_id integer NOT NULL,
  email text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  secret_hash bytea,
  ends_at timestamp with time zone,
  stop_hash bytea,
  CONSTRAINT email_change_pkey PRIMARY KEY (user_id),
  CONSTRAINT email_change_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT email_change_stop_hash_key UNIQUE (stop_hash),
  CONSTRAINT email_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  CONSTRAINT email_change_lower_case CHECK (email = lower(email)),
  CONSTRAINT email_change_secret_ends CHECK ((secret_hash IS NULL) = (ends_at IS NULL))
);
CREATE TABLE second_factor (
  user_id integer NOT NULL,
  secret text NOT NULL,
  activated_at timestamp with time zone,
  last_step integer,
  CONSTRAINT second_factor_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE TABLE recovery_code (
  user_id integer NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factor(user_id) ON DELETE CASCADE
);
CREATE TABLE helper (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  email text NOT NULL,
  user_id integer,
  named_by integer NOT NULL,
  named_at timestamp with time zone NOT NULL,
  CONSTRAINT helper_pkey PRIMARY KEY (id),
  CONSTRAINT helper_facility_id_email_key UNIQUE (facility_id, email),
  CONSTRAINT helper_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT helper_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  CONSTRAINT helper_named_by_fkey FOREIGN KEY (named_by) REFERENCES user_account(id),
  CONSTRAINT helper_email_check CHECK (email = lower(email))
);
CREATE TABLE similar_facility (
  facility_id integer NOT NULL,
  similar_id integer NOT NULL,
  CONSTRAINT similar_facility_pkey PRIMARY KEY (facility_id, similar_id),
  CONSTRAINT similar_facility_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id) ON DELETE CASCADE,
  CONSTRAINT similar_facility_similar_id_fkey FOREIGN KEY (similar_id) REFERENCES facility(id) ON DELETE CASCADE
);
CREATE TABLE accepted_flag (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  accepted_by integer NOT NULL,
  accepted_at timestamp with time zone NOT NULL,
  CONSTRAINT accepted_flag_pkey PRIMARY KEY (id),
  CONSTRAINT accepted_flag_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT accepted_flag_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES user_account(id),
  CONSTRAINT accepted_flag_kind_check CHECK (kind = ANY (ARRAY['practitioner'::text, 'duplicate'::text])),
  CONSTRAINT accepted_flag_reason_check CHECK (reason <> ''::text)
);
CREATE TABLE accepted_pair (
  facility_id integer NOT NULL,
  other_id integer NOT NULL,
  shared text COLLATE "C" NOT NULL,
  accepted_flag_id integer NOT NULL,
  CONSTRAINT accepted_pair_pkey PRIMARY KEY (facility_id, other_id, shared),
  CONSTRAINT accepted_pair_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT accepted_pair_other_id_fkey FOREIGN KEY (other_id) REFERENCES facility(id),
  CONSTRAINT accepted_pair_accepted_flag_id_fkey FOREIGN KEY (accepted_flag_id) REFERENCES accepted_flag(id),
  CONSTRAINT accepted_pair_has_one_order CHECK (facility_id < other_id)
);
CREATE TABLE fee (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_type_id integer,
  purpose text NOT NULL,
  beds_from integer DEFAULT 0 NOT NULL,
  amount_kobo bigint,
  start_date date NOT NULL,
  is_sample boolean DEFAULT false NOT NULL,
  recorded_by integer,
  recorded_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT fee_pkey PRIMARY KEY (id),
  CONSTRAINT fee_facility_type_id_fkey FOREIGN KEY (facility_type_id) REFERENCES facility_type(id),
  CONSTRAINT fee_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT fee_purpose_check CHECK (purpose = ANY (ARRAY['registration'::text, 'renewal'::text, 'change'::text, 'reissue'::text])),
  CONSTRAINT fee_beds_from_check CHECK (beds_from >= 0 AND beds_from <= 100000),
  CONSTRAINT fee_amount_kobo_check CHECK (amount_kobo >= 0 AND amount_kobo <= '10000000000'::bigint),
  CONSTRAINT fee_sample_or_recorded CHECK (is_sample = (recorded_by IS NULL))
);
CREATE TABLE invoice (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  number text NOT NULL,
  facility_id integer NOT NULL,
  registration_id integer,
  purpose text NOT NULL,
  issued_on date NOT NULL,
  fee_version integer NOT NULL,
  recorded_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT invoice_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_number_key UNIQUE (number),
  CONSTRAINT invoice_registration_id_key UNIQUE (registration_id),
  CONSTRAINT invoice_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT invoice_registration_id_facility_id_fkey FOREIGN KEY (registration_id, facility_id) REFERENCES registration(id, facility_id),
  CONSTRAINT invoice_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT invoice_purpose_check CHECK (purpose = ANY (ARRAY['registration'::text, 'renewal'::text, 'change'::text, 'reissue'::text, 'penalty'::text])),
  CONSTRAINT invoice_of_registration_or_penalty CHECK ((registration_id IS NULL) = (purpose = 'penalty'::text))
);
CREATE TABLE invoice_line (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  invoice_id integer NOT NULL,
  kind text NOT NULL,
  description text NOT NULL,
  amount_kobo bigint NOT NULL,
  reason text,
  recorded_by integer,
  created_at timestamp with time zone NOT NULL,
  penalty_id integer,
  CONSTRAINT invoice_line_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_line_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id),
  CONSTRAINT invoice_line_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT invoice_line_penalty_id_fkey FOREIGN KEY (penalty_id) REFERENCES penalty(id),
  CONSTRAINT invoice_line_kind_check CHECK (kind = ANY (ARRAY['fee'::text, 'surcharge'::text, 'penalty'::text, 'correction'::text, 'waiver'::text])),
  CONSTRAINT invoice_line_description_check CHECK (description <> ''::text),
  CONSTRAINT invoice_line_amount_kobo_check CHECK (amount_kobo >= '-10000000000'::bigint AND amount_kobo <= '10000000000'::bigint),
  CONSTRAINT invoice_line_has_reason CHECK ((kind = ANY (ARRAY['correction'::text, 'waiver'::text])) = (reason IS NOT NULL)),
  CONSTRAINT invoice_line_waives CHECK (kind <> 'waiver'::text OR amount_kobo < 0)
);
CREATE TABLE bank_account (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  bank text NOT NULL,
  account_name text NOT NULL,
  account_number text NOT NULL,
  proposed_by integer NOT NULL,
  proposed_at timestamp with time zone NOT NULL,
  confirmed_by integer,
  confirmed_at timestamp with time zone,
  withdrawn_by integer,
  withdrawn_at timestamp with time zone,
  CONSTRAINT bank_account_pkey PRIMARY KEY (id),
  CONSTRAINT bank_account_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES user_account(id),
  CONSTRAINT bank_account_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES user_account(id),
  CONSTRAINT bank_account_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES user_account(id),
  CONSTRAINT bank_account_bank_check CHECK (bank <> ''::text),
  CONSTRAINT bank_account_account_name_check CHECK (account_name <> ''::text),
  CONSTRAINT bank_account_account_number_check CHECK (account_number ~ '^[0-9]{10}$'::text),
  CONSTRAINT bank_account_is_confirmed_whole CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CONSTRAINT bank_account_is_withdrawn_whole CHECK ((withdrawn_by IS NULL) = (withdrawn_at IS NULL)),
  CONSTRAINT bank_account_ends_once CHECK (confirmed_at IS NULL OR withdrawn_at IS NULL)
);
CREATE TABLE payment_decision (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  payment_id integer NOT NULL,
  status text NOT NULL,
  reason text,
  receipt_number text,
  decided_by integer,
  decided_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_decision_pkey PRIMARY KEY (id),
  CONSTRAINT payment_decision_receipt_number_key UNIQUE (receipt_number),
  CONSTRAINT payment_decision_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT payment_decision_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id),
  CONSTRAINT payment_decision_status_check CHECK (status = ANY (ARRAY['submitted'::text, 'confirmed'::text, 'refused'::text])),
  CONSTRAINT payment_decision_has_reason CHECK (status = 'confirmed'::text OR reason IS NOT NULL),
  CONSTRAINT payment_decision_receipt CHECK (receipt_number IS NULL OR status = 'confirmed'::text)
);
CREATE TABLE registration_return (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  registration_id integer NOT NULL,
  returned_by integer NOT NULL,
  returned_at timestamp with time zone NOT NULL,
  due_date date NOT NULL,
  items jsonb NOT NULL,
  resubmitted_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT registration_return_pkey PRIMARY KEY (id),
  CONSTRAINT registration_return_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT registration_return_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES user_account(id),
  CONSTRAINT registration_return_has_items CHECK (jsonb_typeof(items) = 'array'::text AND items <> '[]'::jsonb)
);
CREATE TABLE confirmed_section (
  registration_id integer NOT NULL,
  section text NOT NULL,
  confirmed_by integer NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  CONSTRAINT confirmed_section_pkey PRIMARY KEY (registration_id, section),
  CONSTRAINT confirmed_section_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT confirmed_section_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES user_account(id),
  CONSTRAINT confirmed_section_section_check CHECK (section <> ''::text)
);
CREATE TABLE renewal_reminder (
  registration_id integer NOT NULL,
  step integer NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT renewal_reminder_pkey PRIMARY KEY (registration_id, step),
  CONSTRAINT renewal_reminder_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id)
);
CREATE TABLE letter (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  number text NOT NULL,
  kind text NOT NULL,
  facility_id integer NOT NULL,
  registration_id integer,
  facts jsonb NOT NULL,
  written_by integer,
  written_on date NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT letter_pkey PRIMARY KEY (id),
  CONSTRAINT letter_number_key UNIQUE (number),
  CONSTRAINT letter_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT letter_written_by_fkey FOREIGN KEY (written_by) REFERENCES user_account(id),
  CONSTRAINT letter_registration_id_facility_id_fkey FOREIGN KEY (registration_id, facility_id) REFERENCES registration(id, facility_id),
  CONSTRAINT letter_kind_check CHECK (kind <> ''::text)
);
CREATE TABLE letter_file (
  letter_id integer NOT NULL,
  slug text NOT NULL,
  sha256 bytea NOT NULL,
  size_bytes integer NOT NULL,
  printed_at timestamp with time zone NOT NULL,
  CONSTRAINT letter_file_pkey PRIMARY KEY (letter_id),
  CONSTRAINT letter_file_slug_key UNIQUE (slug),
  CONSTRAINT letter_file_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES letter(id),
  CONSTRAINT letter_file_sha256_length CHECK (length(sha256) = 32),
  CONSTRAINT letter_file_size_bytes_check CHECK (size_bytes > 0)
);
CREATE TABLE invoice_balance (
  invoice_id integer NOT NULL,
  month date NOT NULL,
  local_gov_area_id integer NOT NULL,
  facility_type_id integer NOT NULL,
  total_kobo bigint DEFAULT 0 NOT NULL,
  confirmed_kobo bigint DEFAULT 0 NOT NULL,
  is_ended boolean DEFAULT false NOT NULL,
  open_kobo bigint GENERATED ALWAYS AS (CASE WHEN is_ended THEN 0::bigint ELSE GREATEST(total_kobo - confirmed_kobo, 0::bigint) END) STORED,
  CONSTRAINT invoice_balance_pkey PRIMARY KEY (invoice_id),
  CONSTRAINT invoice_balance_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id)
);
CREATE TABLE revenue_delta (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  month date NOT NULL,
  local_gov_area_id integer NOT NULL,
  facility_type_id integer NOT NULL,
  invoiced_kobo bigint DEFAULT 0 NOT NULL,
  waived_kobo bigint DEFAULT 0 NOT NULL,
  confirmed_kobo bigint DEFAULT 0 NOT NULL,
  open_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT revenue_delta_pkey PRIMARY KEY (id)
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000);
CREATE TABLE revenue_tally (
  month date NOT NULL,
  local_gov_area_id integer NOT NULL,
  facility_type_id integer NOT NULL,
  invoiced_kobo bigint NOT NULL,
  waived_kobo bigint NOT NULL,
  confirmed_kobo bigint NOT NULL,
  open_kobo bigint NOT NULL,
  CONSTRAINT revenue_tally_pkey PRIMARY KEY (month, local_gov_area_id, facility_type_id)
);
CREATE TABLE facility_restriction (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  facility_id integer NOT NULL,
  kind text NOT NULL,
  from_date date NOT NULL,
  until_date date,
  reason text NOT NULL,
  imposed_by integer NOT NULL,
  imposed_at timestamp with time zone NOT NULL,
  lifted_by integer,
  lifted_at timestamp with time zone,
  lift_reason text,
  CONSTRAINT facility_restriction_pkey PRIMARY KEY (id),
  CONSTRAINT facility_restriction_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id),
  CONSTRAINT facility_restriction_imposed_by_fkey FOREIGN KEY (imposed_by) REFERENCES user_account(id),
  CONSTRAINT facility_restriction_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES user_account(id),
  CONSTRAINT facility_restriction_kind_check CHECK (kind = ANY (ARRAY['suspended'::text, 'sealed'::text, 'revoked'::text])),
  CONSTRAINT facility_restriction_reason_check CHECK (reason <> ''::text),
  CONSTRAINT facility_restriction_in_order CHECK (until_date >= from_date),
  CONSTRAINT facility_restriction_lifted_whole CHECK (num_nulls(lifted_by, lifted_at, lift_reason) = ANY (ARRAY[0, 3]))
);
CREATE TABLE registration_condition (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  registration_id integer NOT NULL,
  text text NOT NULL,
  due_date date,
  set_by integer NOT NULL,
  set_at timestamp with time zone NOT NULL,
  met_by integer,
  met_at timestamp with time zone,
  met_note text,
  ended_at timestamp with time zone,
  CONSTRAINT registration_condition_pkey PRIMARY KEY (id),
  CONSTRAINT registration_condition_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT registration_condition_set_by_fkey FOREIGN KEY (set_by) REFERENCES user_account(id),
  CONSTRAINT registration_condition_met_by_fkey FOREIGN KEY (met_by) REFERENCES user_account(id),
  CONSTRAINT registration_condition_has_text CHECK (text <> ''::text),
  CONSTRAINT registration_condition_is_met_whole CHECK ((met_at IS NULL) = (met_by IS NULL) AND (met_at IS NULL) = (met_note IS NULL))
);
CREATE TABLE condition_evidence (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  condition_id integer NOT NULL,
  text text NOT NULL,
  file_slug text,
  provided_by integer NOT NULL,
  provided_at timestamp with time zone NOT NULL,
  CONSTRAINT condition_evidence_pkey PRIMARY KEY (id),
  CONSTRAINT condition_evidence_condition_id_fkey FOREIGN KEY (condition_id) REFERENCES registration_condition(id),
  CONSTRAINT condition_evidence_file_slug_fkey FOREIGN KEY (file_slug) REFERENCES file(slug),
  CONSTRAINT condition_evidence_provided_by_fkey FOREIGN KEY (provided_by) REFERENCES user_account(id),
  CONSTRAINT condition_evidence_has_text CHECK (text <> ''::text)
);
CREATE TABLE report_figure (
  report text NOT NULL,
  local_gov_area_id integer NOT NULL,
  facility_type_id integer NOT NULL,
  month date NOT NULL,
  officer_id integer NOT NULL,
  name text NOT NULL,
  days integer NOT NULL,
  n bigint NOT NULL,
  CONSTRAINT report_figure_pkey PRIMARY KEY (report, local_gov_area_id, facility_type_id, month, officer_id, name, days)
);
CREATE TABLE report_refresh (
  report text NOT NULL,
  as_of timestamp with time zone NOT NULL,
  CONSTRAINT report_refresh_pkey PRIMARY KEY (report)
);
CREATE TABLE case_assignment (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  registration_id integer NOT NULL,
  officer_id integer NOT NULL,
  assigned_at timestamp with time zone NOT NULL,
  CONSTRAINT case_assignment_pkey PRIMARY KEY (id),
  CONSTRAINT case_assignment_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT case_assignment_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES user_account(id)
);
CREATE TABLE offence (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  retired_at timestamp with time zone,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT offence_pkey PRIMARY KEY (id),
  CONSTRAINT offence_name_check CHECK (name <> ''::text)
);
CREATE TABLE offence_rate (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  offence_id integer NOT NULL,
  amount_kobo bigint NOT NULL,
  days_to_pay integer NOT NULL,
  start_date date NOT NULL,
  is_sample boolean DEFAULT false NOT NULL,
  recorded_by integer,
  recorded_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT offence_rate_pkey PRIMARY KEY (id),
  CONSTRAINT offence_rate_offence_id_fkey FOREIGN KEY (offence_id) REFERENCES offence(id),
  CONSTRAINT offence_rate_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT offence_rate_amount_kobo_check CHECK (amount_kobo >= 100 AND amount_kobo <= '10000000000'::bigint),
  CONSTRAINT offence_rate_days_to_pay_check CHECK (days_to_pay >= 1 AND days_to_pay <= 365),
  CONSTRAINT offence_rate_sample_or_recorded CHECK (is_sample = (recorded_by IS NULL))
);
CREATE TABLE end_notice (
  registration_id integer NOT NULL,
  expiry_date date NOT NULL,
  told_at timestamp with time zone NOT NULL,
  CONSTRAINT end_notice_pkey PRIMARY KEY (registration_id, expiry_date),
  CONSTRAINT end_notice_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id)
);
CREATE TABLE representation (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  registration_id integer,
  taken_by integer NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  text text NOT NULL,
  made_by integer NOT NULL,
  made_at timestamp with time zone NOT NULL,
  outcome text,
  ended_at timestamp with time zone,
  decided_by integer,
  reason text,
  penalty_id integer,
  restriction_id integer,
  CONSTRAINT representation_pkey PRIMARY KEY (id),
  CONSTRAINT representation_once UNIQUE (registration_id, taken_at),
  CONSTRAINT representation_once_for_penalty UNIQUE (penalty_id),
  CONSTRAINT representation_once_for_restriction UNIQUE (restriction_id),
  CONSTRAINT representation_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT representation_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES user_account(id),
  CONSTRAINT representation_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id),
  CONSTRAINT representation_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id),
  CONSTRAINT representation_penalty_id_fkey FOREIGN KEY (penalty_id) REFERENCES penalty(id),
  CONSTRAINT representation_restriction_id_fkey FOREIGN KEY (restriction_id) REFERENCES facility_restriction(id),
  CONSTRAINT representation_has_text CHECK (text <> ''::text),
  CONSTRAINT representation_outcome CHECK (outcome = ANY (ARRAY['upheld'::text, 'set aside'::text, 'overtaken'::text])),
  CONSTRAINT representation_ends_whole CHECK ((outcome IS NULL) = (ended_at IS NULL) AND num_nonnulls(decided_by, reason) = CASE WHEN outcome = ANY (ARRAY['upheld'::text, 'set aside'::text]) THEN 2 ELSE 0 END),
  CONSTRAINT representation_against_one CHECK (num_nonnulls(registration_id, penalty_id, restriction_id) = 1)
);
CREATE TABLE representation_file (
  file_slug text NOT NULL,
  representation_id integer NOT NULL,
  CONSTRAINT representation_file_pkey PRIMARY KEY (file_slug),
  CONSTRAINT representation_file_file_slug_fkey FOREIGN KEY (file_slug) REFERENCES file(slug),
  CONSTRAINT representation_file_representation_id_fkey FOREIGN KEY (representation_id) REFERENCES representation(id)
);
CREATE TABLE bank_statement (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  sha256 text NOT NULL,
  content text NOT NULL,
  delimiter text NOT NULL,
  header_key text NOT NULL,
  preview jsonb NOT NULL,
  columns jsonb,
  skipped jsonb,
  summary jsonb,
  uploaded_by integer NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT bank_statement_pkey PRIMARY KEY (id),
  CONSTRAINT bank_statement_sha256_key UNIQUE (sha256),
  CONSTRAINT bank_statement_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES user_account(id),
  CONSTRAINT bank_statement_name_check CHECK (name <> ''::text),
  CONSTRAINT bank_statement_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT bank_statement_delimiter_check CHECK (delimiter = ANY (ARRAY[','::text, ';'::text, '	'::text, '|'::text]))
);
CREATE TABLE bank_statement_line (
  statement_id integer NOT NULL,
  line integer NOT NULL,
  booked_on date NOT NULL,
  narration text NOT NULL,
  reference text NOT NULL,
  amount_kobo bigint NOT NULL,
  row_key text NOT NULL,
  state text NOT NULL,
  doubt text,
  targets jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT bank_statement_line_pkey PRIMARY KEY (statement_id, line),
  CONSTRAINT bank_statement_line_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statement(id) ON DELETE CASCADE,
  CONSTRAINT bank_statement_line_amount_kobo_check CHECK (amount_kobo <> 0),
  CONSTRAINT bank_statement_line_state_check CHECK (state = ANY (ARRAY['sure'::text, 'doubtful'::text, 'unmatched'::text, 'set_aside'::text, 'confirmed'::text, 'debit'::text]))
);
CREATE TABLE reconciled_line (
  row_key text NOT NULL,
  payment_id integer NOT NULL,
  statement_name text NOT NULL,
  statement_sha256 text NOT NULL,
  line integer NOT NULL,
  booked_on date NOT NULL,
  narration text NOT NULL,
  reference text NOT NULL,
  amount_kobo bigint NOT NULL,
  recorded_by integer NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  part smallint DEFAULT 1 NOT NULL,
  note text,
  CONSTRAINT reconciled_line_pkey PRIMARY KEY (row_key, part),
  CONSTRAINT reconciled_line_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT reconciled_line_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id),
  CONSTRAINT reconciled_line_part_check CHECK (part >= 1),
  CONSTRAINT reconciled_line_note_check CHECK (note <> ''::text)
);
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  era integer DEFAULT 1 NOT NULL,
  xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  kid text NOT NULL,
  body jsonb NOT NULL,
  mac bytea NOT NULL,
  action text GENERATED ALWAYS AS (body ->> 'action'::text) STORED,
  actor_id integer GENERATED ALWAYS AS ((body #>> '{actor,user_id}'::text[])::integer) STORED,
  about_kind text GENERATED ALWAYS AS (body #>> '{about,kind}'::text[]) STORED,
  about_id text GENERATED ALWAYS AS (body #>> '{about,id}'::text[]) STORED,
  CONSTRAINT audit_entry_pkey PRIMARY KEY (id)
);
CREATE TABLE audit_seal (
  n bigint NOT NULL,
  era integer NOT NULL,
  to_xid xid8 NOT NULL,
  ids bigint[] NOT NULL,
  digests bytea NOT NULL,
  hash bytea NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  kid text NOT NULL,
  signature bytea NOT NULL,
  CONSTRAINT audit_seal_pkey PRIMARY KEY (n)
);
CREATE TABLE audit_era (
  era integer NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  reason text NOT NULL,
  CONSTRAINT audit_era_pkey PRIMARY KEY (era)
);
CREATE TABLE register_entry (
  certificate_id integer NOT NULL,
  facility_id integer NOT NULL,
  kind text NOT NULL,
  expiry_date date NOT NULL,
  name text NOT NULL,
  facility_type_id integer NOT NULL,
  local_gov_area_id integer NOT NULL,
  ward text,
  working_days text,
  hours_of_operation text,
  latitude double precision,
  longitude double precision,
  shown_from date,
  shown_until date,
  is_granted boolean DEFAULT false NOT NULL,
  renewal_submitted_on date,
  is_watched boolean DEFAULT false NOT NULL,
  changed_in xid8 DEFAULT pg_current_xact_id() NOT NULL,
  name_key text COLLATE "C" GENERATED ALWAYS AS (search_text(name)) STORED NOT NULL,
  name_text text GENERATED ALWAYS AS (search_line(name)) STORED NOT NULL,
  words tsvector GENERATED ALWAYS AS (facility_words(name, ''::text, local_gov_area_id, facility_type_id)) STORED NOT NULL,
  CONSTRAINT register_entry_pkey PRIMARY KEY (certificate_id),
  CONSTRAINT register_entry_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id),
  CONSTRAINT register_entry_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id)
);
CREATE TABLE concern (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  place text NOT NULL,
  address text,
  local_gov_area_id integer,
  name text,
  phone_number text,
  email text,
  contact_erased_at timestamp with time zone,
  reported_at timestamp with time zone NOT NULL,
  status text NOT NULL,
  assignee_id integer,
  outcome text,
  closed_at timestamp with time zone,
  CONSTRAINT concern_pkey PRIMARY KEY (id),
  CONSTRAINT concern_reference_key UNIQUE (reference),
  CONSTRAINT concern_local_gov_area_id_fkey FOREIGN KEY (local_gov_area_id) REFERENCES local_gov_area(id),
  CONSTRAINT concern_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES user_account(id),
  CONSTRAINT concern_kind CHECK (kind = ANY (ARRAY['unlicensed'::text, 'unsafe'::text, 'fake certificate'::text, 'other'::text])),
  CONSTRAINT concern_has_text CHECK (text <> ''::text),
  CONSTRAINT concern_has_place CHECK (place <> ''::text),
  CONSTRAINT concern_status CHECK (status = ANY (ARRAY['new'::text, 'in hand'::text, 'closed'::text])),
  CONSTRAINT concern_outcome CHECK (outcome = ANY (ARRAY['dealt with'::text, 'passed on'::text, 'not confirmed'::text, 'not enough to go on'::text, 'not a concern'::text])),
  CONSTRAINT concern_contact_is_erased CHECK (contact_erased_at IS NULL OR num_nonnulls(name, phone_number, email) = 0),
  CONSTRAINT concern_in_hand_has_officer CHECK (status <> 'in hand'::text OR assignee_id IS NOT NULL),
  CONSTRAINT concern_closes_whole CHECK (num_nonnulls(outcome, closed_at) = CASE WHEN status = 'closed'::text THEN 2 ELSE 0 END)
);
CREATE TABLE concern_photo (
  concern_id integer NOT NULL,
  slug text NOT NULL,
  media_type text NOT NULL,
  size_bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  CONSTRAINT concern_photo_pkey PRIMARY KEY (concern_id),
  CONSTRAINT concern_photo_slug_key UNIQUE (slug),
  CONSTRAINT concern_photo_concern_id_fkey FOREIGN KEY (concern_id) REFERENCES concern(id),
  CONSTRAINT concern_photo_media_type CHECK (media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text])),
  CONSTRAINT concern_photo_size_bytes_check CHECK (size_bytes > 0),
  CONSTRAINT concern_photo_sha256_length CHECK (length(sha256) = 32)
);
CREATE TABLE concern_facility (
  concern_id integer NOT NULL,
  facility_id integer NOT NULL,
  CONSTRAINT concern_facility_pkey PRIMARY KEY (concern_id, facility_id),
  CONSTRAINT concern_facility_concern_id_fkey FOREIGN KEY (concern_id) REFERENCES concern(id),
  CONSTRAINT concern_facility_facility_id_fkey FOREIGN KEY (facility_id) REFERENCES facility(id)
);
CREATE TABLE concern_event (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  concern_id integer NOT NULL,
  actor_id integer,
  at timestamp with time zone NOT NULL,
  text text NOT NULL,
  note text,
  CONSTRAINT concern_event_pkey PRIMARY KEY (id),
  CONSTRAINT concern_event_concern_id_fkey FOREIGN KEY (concern_id) REFERENCES concern(id),
  CONSTRAINT concern_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES user_account(id),
  CONSTRAINT concern_event_has_text CHECK (text <> ''::text)
);
CREATE TABLE signing_key (
  kid text NOT NULL,
  x text NOT NULL,
  y text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  retired_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_reason text,
  CONSTRAINT signing_key_pkey PRIMARY KEY (kid),
  CONSTRAINT signing_key_x_key UNIQUE (x),
  CONSTRAINT signing_key_kid_check CHECK (kid ~ '^[0-9a-f]{8}$'::text),
  CONSTRAINT signing_key_retires_when_revoked CHECK (revoked_at IS NULL OR retired_at IS NOT NULL),
  CONSTRAINT signing_key_reason_of_revocation CHECK (revoked_reason IS NULL OR revoked_at IS NOT NULL)
);
CREATE TABLE certificate_code (
  certificate_id integer NOT NULL,
  kid text NOT NULL,
  code text NOT NULL,
  signed_at timestamp with time zone NOT NULL,
  CONSTRAINT certificate_code_pkey PRIMARY KEY (certificate_id, kid),
  CONSTRAINT certificate_code_code_key UNIQUE (code),
  CONSTRAINT certificate_code_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id),
  CONSTRAINT certificate_code_kid_fkey FOREIGN KEY (kid) REFERENCES signing_key(kid)
);
CREATE TABLE paper_file (
  certificate_id integer NOT NULL,
  facts_sha256 bytea NOT NULL,
  slug text NOT NULL,
  sha256 bytea NOT NULL,
  size_bytes integer NOT NULL,
  printed_at timestamp with time zone NOT NULL,
  CONSTRAINT paper_file_pkey PRIMARY KEY (certificate_id, facts_sha256),
  CONSTRAINT paper_file_slug_key UNIQUE (slug),
  CONSTRAINT paper_file_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id),
  CONSTRAINT paper_file_facts_sha256_length CHECK (length(facts_sha256) = 32),
  CONSTRAINT paper_file_sha256_length CHECK (length(sha256) = 32),
  CONSTRAINT paper_file_size_bytes_check CHECK (size_bytes > 0)
);
CREATE TABLE audit_check (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  asked_by integer,
  asked_at timestamp(3) with time zone NOT NULL,
  began_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  entries bigint,
  findings jsonb DEFAULT '[]'::jsonb NOT NULL,
  failure text,
  night date,
  CONSTRAINT audit_check_pkey PRIMARY KEY (id),
  CONSTRAINT audit_check_night_key UNIQUE (night),
  CONSTRAINT audit_check_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id),
  CONSTRAINT audit_check_is_asked_for CHECK ((asked_by IS NULL) = (night IS NOT NULL))
);
CREATE TABLE audit_row (
  entry bigint NOT NULL,
  place integer NOT NULL,
  of_table text NOT NULL,
  key text NOT NULL,
  before bytea,
  after bytea,
  CONSTRAINT audit_row_pkey PRIMARY KEY (entry, place)
);
CREATE TABLE given_duties (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  user_id integer NOT NULL,
  duties text[] NOT NULL,
  given_by integer NOT NULL,
  given_at timestamp with time zone NOT NULL,
  confirmed_by integer,
  confirmed_at timestamp with time zone,
  withdrawn_by integer,
  withdrawn_at timestamp with time zone,
  CONSTRAINT given_duties_pkey PRIMARY KEY (id),
  CONSTRAINT given_duties_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id),
  CONSTRAINT given_duties_given_by_fkey FOREIGN KEY (given_by) REFERENCES user_account(id),
  CONSTRAINT given_duties_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES user_account(id),
  CONSTRAINT given_duties_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES user_account(id),
  CONSTRAINT given_duties_some CHECK (cardinality(duties) > 0),
  CONSTRAINT given_duties_are_of_another CHECK (given_by <> user_id),
  CONSTRAINT given_duties_need_another CHECK (confirmed_by <> given_by AND confirmed_by <> user_id),
  CONSTRAINT given_duties_are_confirmed_whole CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CONSTRAINT given_duties_are_withdrawn_whole CHECK (withdrawn_by IS NULL OR withdrawn_at IS NOT NULL),
  CONSTRAINT given_duties_end_once CHECK (confirmed_at IS NULL OR withdrawn_at IS NULL)
);
CREATE TABLE confirmed_part (
  registration_id integer NOT NULL,
  part_id integer NOT NULL,
  confirmed_by integer NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  CONSTRAINT confirmed_part_pkey PRIMARY KEY (registration_id, part_id),
  CONSTRAINT confirmed_part_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id),
  CONSTRAINT confirmed_part_part_id_fkey FOREIGN KEY (part_id) REFERENCES part(id),
  CONSTRAINT confirmed_part_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES user_account(id)
);
CREATE TABLE return_answer (
  return_id integer NOT NULL,
  item integer NOT NULL,
  text text NOT NULL,
  answered_by integer NOT NULL,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT return_answer_pkey PRIMARY KEY (return_id, item),
  CONSTRAINT return_answer_return_id_fkey FOREIGN KEY (return_id) REFERENCES registration_return(id),
  CONSTRAINT return_answer_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES user_account(id),
  CONSTRAINT return_answer_of_item CHECK (item >= 0),
  CONSTRAINT return_answer_has_text CHECK (text <> ''::text AND length(text) <= 1000)
);
CREATE TABLE set_aside_line (
  row_key text NOT NULL,
  note text NOT NULL,
  set_aside_by integer NOT NULL,
  set_aside_at timestamp with time zone NOT NULL,
  CONSTRAINT set_aside_line_pkey PRIMARY KEY (row_key),
  CONSTRAINT set_aside_line_set_aside_by_fkey FOREIGN KEY (set_aside_by) REFERENCES user_account(id),
  CONSTRAINT set_aside_line_note_check CHECK (note <> ''::text)
);
CREATE UNIQUE INDEX state_named_once ON state USING btree (lower(name));
CREATE UNIQUE INDEX local_gov_area_named_once ON local_gov_area USING btree (state_id, lower(list));
CREATE UNIQUE INDEX ward_named_once ON ward USING btree (local_gov_area_id, lower(name));
CREATE INDEX session_by_user ON session USING btree (user_id);
CREATE INDEX session_by_end ON session USING btree (ends_at);
CREATE INDEX attempt_by_expiry ON attempt USING btree (expire);
CREATE INDEX idempotency_key_by_age ON idempotency_key USING btree (created_at);
CREATE UNIQUE INDEX facility_type_named_once ON facility_type USING btree (lower(category_list));
CREATE UNIQUE INDEX part_designated_once ON part USING btree (lower(designation));
CREATE UNIQUE INDEX requirement_named_once ON requirement USING btree (facility_type_id, part_req_id, lower(list));
CREATE INDEX requirement_by_part ON requirement USING btree (part_req_id, facility_type_id);
CREATE UNIQUE INDEX sub_list_asked_once ON sub_list USING btree (requirement_id, lower(sub_list));
CREATE INDEX facility_by_age ON facility USING btree (created_at, id);
CREATE INDEX facility_by_lga ON facility USING btree (local_gov_area_id, created_at, id);
CREATE INDEX facility_by_type ON facility USING btree (facility_type_id, created_at, id);
CREATE INDEX facility_by_lga_and_type ON facility USING btree (local_gov_area_id, facility_type_id, created_at, id);
CREATE INDEX facility_by_status ON facility USING btree (status, created_at, id);
CREATE INDEX facility_of_owner ON facility USING btree (user_id, created_at, id);
CREATE INDEX facility_by_expiry ON facility USING btree (expiry_date, id) WHERE expiry_date IS NOT NULL;
CREATE INDEX facility_by_cac ON facility USING btree (regexp_replace(upper(cac), '[^A-Z0-9]'::text, ''::text, 'g'::text));
CREATE INDEX facility_same_name ON facility USING btree (local_gov_area_id, lower(company_name));
CREATE INDEX registration_of_facility ON registration USING btree (facility_id, id);
CREATE INDEX registration_by_age ON registration USING btree (created_at, id);
CREATE INDEX registration_by_lga ON registration USING btree (local_gov_area_id, created_at, id);
CREATE INDEX registration_by_type ON registration USING btree (facility_type_id, created_at, id);
CREATE INDEX registration_by_lga_and_type ON registration USING btree (local_gov_area_id, facility_type_id, created_at, id);
CREATE INDEX registration_by_status ON registration USING btree (status, created_at, id);
CREATE INDEX registration_event_of_registration ON registration_event USING btree (registration_id, id);
CREATE INDEX comment_of_registration ON comment USING btree (registration_id, id);
CREATE INDEX certificate_of_registration ON certificate USING btree (registration_id, kind, id);
CREATE INDEX file_of_facility ON file USING btree (facility_id);
CREATE INDEX document_of_facility ON document USING btree (facility_id, id);
CREATE INDEX payment_of_facility ON payment USING btree (facility_id, id);
CREATE INDEX staff_of_facility ON staff USING btree (facility_id, id) WHERE removed_at IS NULL;
CREATE INDEX referee_of_facility ON referee USING btree (facility_id, id) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX operating_officer_current ON operating_officer USING btree (facility_id) WHERE replaced_at IS NULL;
CREATE UNIQUE INDEX available_facilities_current ON available_facilities USING btree (facility_id) WHERE replaced_at IS NULL;
CREATE UNIQUE INDEX submission_one_answer ON submission USING btree (registration_id, sub_list_id) WHERE replaced_at IS NULL;
CREATE INDEX submission_of_requirement ON submission USING btree (registration_id, requirement_id) WHERE replaced_at IS NULL;
CREATE INDEX penalty_of_facility ON penalty USING btree (facility_id, id);
CREATE INDEX penalty_by_age ON penalty USING btree (created_at, id);
CREATE INDEX notification_of_user ON notification USING btree (user_id, id);
CREATE INDEX notification_unread ON notification USING btree (user_id) WHERE read_at IS NULL;
CREATE INDEX office_holder_by_title ON office_holder USING btree (title, start_date);
CREATE INDEX draft_by_age ON draft USING btree (updated_at);
CREATE INDEX setting_change_by_day ON setting_change USING btree (key, start_date, id);
CREATE INDEX registration_by_status_and_queue ON registration USING btree (status, queued_at, id);
CREATE INDEX registration_by_queue ON registration USING btree (queued_at, id);
CREATE INDEX replaced_consideration_of_registration ON replaced_consideration USING btree (registration_id, id);
CREATE INDEX search_variant_by_family ON search_variant USING btree (family);
CREATE INDEX facility_by_words ON facility USING gin (words) WITH (fastupdate=off);
CREATE INDEX facility_by_name ON facility USING btree (name_key, id) INCLUDE (words, status, expiry_date);
CREATE INDEX facility_by_lga_and_name ON facility USING btree (local_gov_area_id, name_key, id);
CREATE INDEX facility_by_type_and_name ON facility USING btree (facility_type_id, name_key, id);
CREATE INDEX facility_by_status_and_name ON facility USING btree (status, name_key, id);
CREATE INDEX search_word_by_slips ON search_word USING gin (slips(word)) WITH (fastupdate=off);
CREATE INDEX search_word_by_likeness ON search_word USING gin (word gin_trgm_ops);
CREATE UNIQUE INDEX registration_one_open ON registration USING btree (facility_id) WHERE status <> 'Approved'::text AND ended_at IS NULL;
CREATE INDEX registration_waiting ON registration USING btree (queued_at, id) WHERE (status = ANY (ARRAY['pending'::text, 'Awaiting decision'::text])) AND ended_at IS NULL;
CREATE INDEX registration_declined ON registration USING btree (processed_at, id) WHERE status = 'declined'::text AND ended_at IS NULL;
CREATE INDEX snapshot_of_registration ON snapshot USING btree (registration_id, id);
CREATE INDEX registration_by_expiry ON registration USING btree (expiry_date, id);
CREATE INDEX registration_of_assignee ON registration USING btree (assignee_id, queued_at, id) WHERE assignee_id IS NOT NULL;
CREATE INDEX resumable_upload_of_person ON resumable_upload USING btree (user_id);
CREATE INDEX resumable_upload_of_facility ON resumable_upload USING btree (facility_id);
CREATE INDEX resumable_upload_by_age ON resumable_upload USING btree (started_at);
CREATE INDEX requirement_version_of_type ON requirement_version USING btree (facility_type_id);
CREATE INDEX sub_list_version_of_requirement ON sub_list_version USING btree (requirement_id);
CREATE INDEX contents_change_of_facility ON contents_change USING btree (facility_id, id);
CREATE INDEX payment_of_registration ON payment USING btree (registration_id, id);
CREATE INDEX file_by_sha256 ON file USING btree (sha256, slug) WHERE sha256 IS NOT NULL;
CREATE INDEX file_without_sha256 ON file USING btree (slug) WHERE sha256 IS NULL;
CREATE INDEX outbox_by_state ON outbox USING btree (state, id);
CREATE INDEX outbox_of_user ON outbox USING btree (user_id);
CREATE INDEX user_account_by_name ON user_account USING btree (first_name, last_name, id);
CREATE INDEX user_account_by_inviter ON user_account USING btree (invited_by);
CREATE UNIQUE INDEX change_request_one_open ON change_request USING btree (facility_id) WHERE status = 'open'::text;
CREATE INDEX change_request_waiting ON change_request USING btree (id) WHERE status = 'open'::text;
CREATE INDEX change_request_of_facility ON change_request USING btree (facility_id, id);
CREATE UNIQUE INDEX facility_closing_one ON facility_closing USING btree (facility_id) WHERE reopened_at IS NULL;
CREATE UNIQUE INDEX claim_open ON claim USING btree (facility_id) WHERE ended_at IS NULL;
CREATE INDEX helper_of_user ON helper USING btree (user_id, facility_id);
CREATE INDEX facility_by_position ON facility USING btree (latitude, longitude) WHERE latitude IS NOT NULL;
CREATE INDEX similar_facility_by_similar ON similar_facility USING btree (similar_id);
CREATE INDEX facility_to_compare ON facility USING btree (id) WHERE NOT names_compared;
CREATE INDEX operating_officer_by_folio ON operating_officer USING btree (folio_key) WHERE replaced_at IS NULL;
CREATE INDEX operating_officer_by_council ON operating_officer USING btree (council_key) WHERE replaced_at IS NULL;
CREATE INDEX operating_officer_by_person ON operating_officer USING btree (person_key) WHERE replaced_at IS NULL;
CREATE INDEX accepted_flag_of_facility ON accepted_flag USING btree (facility_id);
CREATE INDEX accepted_pair_of_flag ON accepted_pair USING btree (accepted_flag_id);
CREATE INDEX invoice_of_facility ON invoice USING btree (facility_id, id);
CREATE INDEX invoice_line_of_invoice ON invoice_line USING btree (invoice_id, id);
CREATE UNIQUE INDEX bank_account_one_proposed ON bank_account USING btree ((true)) WHERE confirmed_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX payment_of_invoice ON payment USING btree (invoice_id, id) WHERE invoice_id IS NOT NULL;
CREATE INDEX payment_by_reference ON payment USING btree (reference_key) WHERE reference_key IS NOT NULL;
CREATE INDEX payment_by_status ON payment USING btree (status, id) WHERE removed_at IS NULL;
CREATE INDEX payment_decision_of_payment ON payment_decision USING btree (payment_id, id);
CREATE UNIQUE INDEX registration_return_one_open ON registration_return USING btree (registration_id) WHERE resubmitted_at IS NULL AND ended_at IS NULL;
CREATE INDEX registration_return_of_registration ON registration_return USING btree (registration_id, id) WHERE ended_at IS NULL;
CREATE INDEX facility_with_next ON facility USING btree (next_from, id) WHERE next_from IS NOT NULL;
CREATE INDEX letter_of_facility ON letter USING btree (facility_id, id);
CREATE INDEX letter_of_registration ON letter USING btree (registration_id, id) WHERE registration_id IS NOT NULL;
CREATE INDEX facility_restriction_of_facility ON facility_restriction USING btree (facility_id, id);
CREATE INDEX facility_restriction_not_lifted ON facility_restriction USING btree (facility_id) WHERE lifted_at IS NULL;
CREATE INDEX registration_condition_in_force ON registration_condition USING btree (registration_id, id) WHERE ended_at IS NULL;
CREATE INDEX condition_evidence_of_condition ON condition_evidence USING btree (condition_id, id);
CREATE INDEX facility_by_licence_end ON facility USING btree (expiry_date, id) INCLUDE (local_gov_area_id, facility_type_id) WHERE status = 'Approved'::text AND next_from IS NULL AND NOT is_closed;
CREATE INDEX facility_closed_by_licence_end ON facility USING btree (expiry_date) INCLUDE (local_gov_area_id, facility_type_id) WHERE status = 'Approved'::text AND next_from IS NULL AND is_closed;
CREATE INDEX registration_renewal_open ON registration USING btree (queued_at, id) INCLUDE (local_gov_area_id, facility_type_id) WHERE kind = 'renewal'::text AND status <> 'Approved'::text AND ended_at IS NULL;
CREATE INDEX registration_renewal_done ON registration USING btree (expiry_date, id) INCLUDE (local_gov_area_id, facility_type_id) WHERE kind = 'renewal'::text AND status = 'Approved'::text;
CREATE UNIQUE INDEX offence_named_once ON offence USING btree (lower(name));
CREATE INDEX offence_rate_of_offence ON offence_rate USING btree (offence_id, start_date, id);
CREATE INDEX invoice_line_of_penalty ON invoice_line USING btree (penalty_id) WHERE penalty_id IS NOT NULL;
CREATE INDEX penalty_of_invoice ON penalty USING btree (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX penalty_by_status ON penalty USING btree (status, created_at, id);
CREATE INDEX penalty_due ON penalty USING btree (due_date) WHERE status = 'open'::text;
CREATE INDEX representation_waiting ON representation USING btree (id) WHERE outcome IS NULL;
CREATE INDEX representation_file_of_representation ON representation_file USING btree (representation_id);
CREATE INDEX bank_statement_by_headers ON bank_statement USING btree (header_key, id) WHERE columns IS NOT NULL;
CREATE INDEX bank_statement_line_by_state ON bank_statement_line USING btree (statement_id, state, line);
CREATE INDEX reconciled_line_of_payment ON reconciled_line USING btree (payment_id);
CREATE INDEX registration_by_end_and_age ON registration USING btree (status, expiry_date, created_at);
CREATE INDEX audit_entry_order ON audit_entry USING btree (era, xid, id);
CREATE INDEX audit_entry_about ON audit_entry USING btree (about_kind, about_id, id);
CREATE INDEX audit_entry_at ON audit_entry USING btree (at, id);
CREATE INDEX register_entry_of_facility ON register_entry USING btree (facility_id, certificate_id);
CREATE INDEX register_entry_by_change ON register_entry USING btree (changed_in);
CREATE INDEX register_entry_by_words ON register_entry USING gin (words) WITH (fastupdate=off) WHERE shown_from IS NOT NULL;
CREATE INDEX register_entry_by_name ON register_entry USING btree (name_key, facility_id) INCLUDE (words, shown_from, shown_until, kind, expiry_date, is_granted, renewal_submitted_on, is_watched) WHERE shown_from IS NOT NULL;
CREATE INDEX register_entry_by_lga ON register_entry USING btree (local_gov_area_id, name_key, facility_id) WHERE shown_from IS NOT NULL;
CREATE INDEX register_entry_by_type ON register_entry USING btree (facility_type_id, name_key, facility_id) WHERE shown_from IS NOT NULL;
CREATE INDEX register_entry_by_lga_and_type ON register_entry USING btree (local_gov_area_id, facility_type_id, name_key, facility_id) WHERE shown_from IS NOT NULL;
CREATE INDEX register_entry_in_order ON register_entry USING btree (facility_id) WHERE shown_from IS NOT NULL;
CREATE INDEX register_entry_ended ON register_entry USING btree (name_key, facility_id) WHERE shown_from IS NOT NULL AND NOT is_granted;
CREATE INDEX register_entry_provisional ON register_entry USING btree (name_key, facility_id) WHERE shown_from IS NOT NULL AND is_granted AND kind = 'statement'::text;
CREATE INDEX register_entry_under_review ON register_entry USING btree (name_key, facility_id) WHERE shown_from IS NOT NULL AND renewal_submitted_on IS NOT NULL;
CREATE INDEX concern_by_status ON concern USING btree (status, id);
CREATE INDEX concern_of_assignee ON concern USING btree (assignee_id, id) WHERE assignee_id IS NOT NULL;
CREATE INDEX concern_with_contact ON concern USING btree (closed_at) WHERE closed_at IS NOT NULL AND contact_erased_at IS NULL AND num_nonnulls(name, phone_number, email) > 0;
CREATE INDEX concern_facility_of_facility ON concern_facility USING btree (facility_id, concern_id);
CREATE INDEX concern_event_of_concern ON concern_event USING btree (concern_id, id);
CREATE INDEX audit_entry_actor ON audit_entry USING btree (actor_id, at, id);
CREATE INDEX audit_entry_action ON audit_entry USING btree (action, at, id);
CREATE INDEX audit_check_asked_by ON audit_check USING btree (asked_by);
CREATE INDEX register_entry_watched ON register_entry USING btree (name_key, facility_id) INCLUDE (certificate_id, local_gov_area_id, facility_type_id, shown_from, shown_until) WHERE shown_from IS NOT NULL AND is_watched;
CREATE INDEX audit_entry_paper ON audit_entry USING btree (about_kind, about_id, id) WHERE body ? 'paper'::text;
CREATE INDEX given_duties_waiting ON given_duties USING btree (user_id, given_at) WHERE confirmed_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX certificate_by_digits ON certificate USING btree (btrim(regexp_replace(regexp_replace(number, '[^0-9]+'::text, '-'::text, 'g'::text), '(^|-)0+(?=[0-9])'::text, '\1'::text, 'g'::text), '-'::text) COLLATE "C");
CREATE INDEX facility_closed_in_date ON facility USING btree (GREATEST(expiry_date, next_expiry_date)) WHERE is_closed;
CREATE INDEX register_entry_by_end ON register_entry USING btree (expiry_date) WHERE shown_from IS NOT NULL AND is_granted;
CREATE INDEX invoice_balance_by_open ON invoice_balance USING btree (open_kobo, invoice_id) WHERE open_kobo > 0;
CREATE INDEX payment_waiting_by_amount ON payment USING btree (amount_kobo, id) WHERE status = 'submitted'::text AND removed_at IS NULL;
create or replace function confirmed_of(paid payment) returns bigint
  language sql immutable as $$
  select case when paid.status = 'confirmed' and paid.removed_at is null then paid.amount_kobo else 0 end
$$;
create or replace function counted_status(registration) returns text
  language sql immutable as $$
  select case when $1.ended_at is null then $1.status else 'ended' end
$$;
create or replace function facility_changes(facility) returns TABLE(status text, expiry_date date, from_date date, n integer)
  language sql immutable as $$
  select coalesce($1.status, ''), coalesce($1.expiry_date, 'infinity'), date '-infinity', 1
  union all
  select coalesce($1.status, ''), coalesce($1.expiry_date, 'infinity'), $1.next_from, -1 where $1.next_from is not null
  union all
  select coalesce($1.next_status, ''), coalesce($1.next_expiry_date, 'infinity'), $1.next_from, 1 where $1.next_from is not null
$$;
SET LOCAL check_function_bodies = on;
CREATE VIEW facility_count AS
 SELECT facility_tally.local_gov_area_id,
    facility_tally.facility_type_id,
    facility_tally.status,
    facility_tally.expiry_date,
    facility_tally.n,
    facility_tally.from_date
   FROM facility_tally
UNION ALL
 SELECT pair.local_gov_area_id,
    pair.facility_type_id,
    delta.status,
    delta.expiry_date,
    delta.n,
    delta.from_date
   FROM tally_delta delta
     CROSS JOIN LATERAL ( VALUES (delta.local_gov_area_id,delta.facility_type_id), (delta.local_gov_area_id,0), (0,delta.facility_type_id), (0,0)) pair(local_gov_area_id, facility_type_id)
  WHERE delta.what = 'facility'::text;
CREATE VIEW registration_count AS
 SELECT registration_tally.local_gov_area_id,
    registration_tally.facility_type_id,
    registration_tally.status,
    registration_tally.expiry_date,
    registration_tally.kind,
    registration_tally.n
   FROM registration_tally
UNION ALL
 SELECT pair.local_gov_area_id,
    pair.facility_type_id,
    delta.status,
    delta.expiry_date,
    delta.kind,
    delta.n
   FROM tally_delta delta
     CROSS JOIN LATERAL ( VALUES (delta.local_gov_area_id,delta.facility_type_id), (delta.local_gov_area_id,0), (0,delta.facility_type_id), (0,0)) pair(local_gov_area_id, facility_type_id)
  WHERE delta.what = 'registration'::text;
CREATE VIEW ward_count AS
 SELECT ward_tally.local_gov_area_id,
    ward_tally.ward_id,
    ward_tally.n
   FROM ward_tally
UNION ALL
 SELECT tally_delta.local_gov_area_id,
    tally_delta.ward_id,
    tally_delta.n
   FROM tally_delta
  WHERE tally_delta.what = 'facility'::text;
CREATE VIEW penalty_count AS
 SELECT penalty_tally.n,
    penalty_tally.facilities
   FROM penalty_tally
UNION ALL
 SELECT
        CASE tally_delta.what
            WHEN 'penalty'::text THEN tally_delta.n
            ELSE 0
        END AS n,
        CASE tally_delta.what
            WHEN 'penalised facility'::text THEN tally_delta.n
            ELSE 0
        END AS facilities
   FROM tally_delta
  WHERE tally_delta.what = ANY (ARRAY['penalty'::text, 'penalised facility'::text]);
CREATE VIEW revenue AS
 SELECT revenue_tally.month,
    revenue_tally.local_gov_area_id,
    revenue_tally.facility_type_id,
    revenue_tally.invoiced_kobo,
    revenue_tally.waived_kobo,
    revenue_tally.confirmed_kobo,
    revenue_tally.open_kobo
   FROM revenue_tally
UNION ALL
 SELECT revenue_delta.month,
    revenue_delta.local_gov_area_id,
    revenue_delta.facility_type_id,
    revenue_delta.invoiced_kobo,
    revenue_delta.waived_kobo,
    revenue_delta.confirmed_kobo,
    revenue_delta.open_kobo
   FROM revenue_delta;
CREATE VIEW revenue_entry AS
 SELECT invoice.registration_id,
    placed.local_gov_area_id,
    placed.facility_type_id,
    lagos_month(line.created_at) AS month,
        CASE
            WHEN line.kind = 'waiver'::text THEN 0::bigint
            ELSE line.amount_kobo
        END AS invoiced_kobo,
        CASE
            WHEN line.kind = 'waiver'::text THEN - line.amount_kobo
            ELSE 0::bigint
        END AS waived_kobo,
    0::bigint AS confirmed_kobo
   FROM invoice_line line
     JOIN invoice ON invoice.id = line.invoice_id
     JOIN invoice_balance placed ON placed.invoice_id = invoice.id
UNION ALL
 SELECT registration.id AS registration_id,
    COALESCE(registration.local_gov_area_id, placed.local_gov_area_id, facility.local_gov_area_id) AS local_gov_area_id,
    COALESCE(registration.facility_type_id, placed.facility_type_id, facility.facility_type_id) AS facility_type_id,
    lagos_month(decision.decided_at) AS month,
    0 AS invoiced_kobo,
    0 AS waived_kobo,
        CASE
            WHEN decision.status = 'confirmed'::text THEN payment.amount_kobo
            ELSE - payment.amount_kobo
        END AS confirmed_kobo
   FROM payment_decision decision
     JOIN payment ON payment.id = decision.payment_id
     JOIN facility ON facility.id = payment.facility_id
     LEFT JOIN registration ON registration.id = payment.registration_id
     LEFT JOIN invoice_balance placed ON placed.invoice_id = payment.invoice_id
  WHERE (decision.status = 'confirmed'::text) <> COALESCE(( SELECT earlier.status = 'confirmed'::text
           FROM payment_decision earlier
          WHERE earlier.payment_id = decision.payment_id AND earlier.id < decision.id
          ORDER BY earlier.id DESC
         LIMIT 1), false);
INSERT INTO "counter" ("name", "value") OVERRIDING SYSTEM VALUE VALUES
  ('catalogue_version', '1');
INSERT INTO "penalty_tally" ("one", "n", "facilities") OVERRIDING SYSTEM VALUE VALUES
  ('true', '0', '0');
INSERT INTO "search_variant" ("word", "family") OVERRIDING SYSTEM VALUE VALUES
  ('abdulahi', 'abdullahi'),
  ('abdullah', 'abdullahi'),
  ('abdullahi', 'abdullahi'),
  ('abubakar', 'abubakar'),
  ('abubakr', 'abubakar'),
  ('ahmad', 'ahmad'),
  ('ahmed', 'ahmad'),
  ('aisha', 'aisha'),
  ('aishat', 'aisha'),
  ('aishatu', 'aisha'),
  ('al', 'al'),
  ('alh', 'alhaji'),
  ('alhaji', 'alhaji'),
  ('ayesha', 'aisha'),
  ('center', 'centre'),
  ('centers', 'centre'),
  ('centre', 'centre'),
  ('centres', 'centre'),
  ('clin', 'clinic'),
  ('clinic', 'clinic'),
  ('clinics', 'clinic'),
  ('comm', 'community'),
  ('community', 'community'),
  ('comp', 'comprehensive'),
  ('compr', 'comprehensive'),
  ('comprehensive', 'comprehensive'),
  ('ctr', 'centre'),
  ('diag', 'diagnostic'),
  ('diagnostic', 'diagnostic'),
  ('diagnostics', 'diagnostic'),
  ('doctor', 'doctor'),
  ('dr', 'doctor'),
  ('el', 'al'),
  ('fatima', 'fatima'),
  ('fatimah', 'fatima'),
  ('fatimat', 'fatima'),
  ('fatimatu', 'fatima'),
  ('fed', 'federal'),
  ('federal', 'federal'),
  ('gen', 'general'),
  ('general', 'general'),
  ('gov', 'government'),
  ('government', 'government'),
  ('govt', 'government'),
  ('hadiza', 'khadija'),
  ('hajia', 'hajiya'),
  ('hajiya', 'hajiya'),
  ('hasan', 'hassan'),
  ('hassan', 'hassan'),
  ('hosp', 'hospital'),
  ('hospital', 'hospital'),
  ('hospitals', 'hospital'),
  ('hsp', 'hospital'),
  ('hussaini', 'husseini'),
  ('hussein', 'husseini'),
  ('husseini', 'husseini'),
  ('ibraheem', 'ibrahim'),
  ('ibrahim', 'ibrahim'),
  ('int', 'international'),
  ('international', 'international'),
  ('intl', 'international'),
  ('isa', 'isa'),
  ('issa', 'isa'),
  ('khadija', 'khadija'),
  ('khadijah', 'khadija'),
  ('khadijat', 'khadija'),
  ('lab', 'laboratory'),
  ('laboratories', 'laboratory'),
  ('laboratory', 'laboratory'),
  ('labs', 'laboratory'),
  ('mariam', 'mariam'),
  ('mariland', 'maryland'),
  ('maryam', 'mariam'),
  ('maryamu', 'mariam'),
  ('maryland', 'maryland'),
  ('mat', 'maternity'),
  ('maternity', 'maternity'),
  ('matternity', 'maternity'),
  ('med', 'medical'),
  ('medical', 'medical'),
  ('mem', 'memorial'),
  ('memorial', 'memorial'),
  ('mohamad', 'muhammad'),
  ('mohamed', 'muhammad'),
  ('mohammad', 'muhammad'),
  ('mohammed', 'muhammad'),
  ('mount', 'mount'),
  ('mt', 'mount'),
  ('muhamad', 'muhammad'),
  ('muhamed', 'muhammad'),
  ('muhammad', 'muhammad'),
  ('muhammed', 'muhammad'),
  ('nasarawa', 'nasarawa'),
  ('nassarawa', 'nasarawa'),
  ('nurs', 'nursing'),
  ('nursing', 'nursing'),
  ('omar', 'umar'),
  ('othman', 'usman'),
  ('pharm', 'pharmacy'),
  ('pharmacy', 'pharmacy'),
  ('prim', 'primary'),
  ('primary', 'primary'),
  ('pry', 'primary'),
  ('rahama', 'rahama'),
  ('rahma', 'rahama'),
  ('rev', 'reverend'),
  ('reverend', 'reverend'),
  ('saint', 'saint'),
  ('spec', 'specialist'),
  ('specialist', 'specialist'),
  ('specialists', 'specialist'),
  ('st', 'saint'),
  ('sulaiman', 'suleiman'),
  ('sulayman', 'suleiman'),
  ('suleiman', 'suleiman'),
  ('suleman', 'suleiman'),
  ('umar', 'umar'),
  ('umaru', 'umar'),
  ('univ', 'university'),
  ('university', 'university'),
  ('usman', 'usman'),
  ('uthman', 'usman'),
  ('yusuf', 'yusuf'),
  ('yusuff', 'yusuf'),
  ('yusufu', 'yusuf'),
  ('zainab', 'zainab'),
  ('zainabu', 'zainab'),
  ('zaynab', 'zainab');
SELECT setval('"catalogue_position"', 1);
ALTER TABLE "facility" ADD CONSTRAINT facility_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registration(id);
ALTER TABLE "registration_event" ADD CONSTRAINT registration_event_change_id_fkey FOREIGN KEY (change_id) REFERENCES contents_change(id);
ALTER TABLE "payment" ADD CONSTRAINT payment_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE "facility" ADD CONSTRAINT facility_next_registration_id_fkey FOREIGN KEY (next_registration_id) REFERENCES registration(id);
ALTER TABLE "penalty" ADD CONSTRAINT penalty_offence_id_fkey FOREIGN KEY (offence_id) REFERENCES offence(id);
ALTER TABLE "penalty" ADD CONSTRAINT penalty_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id);
CREATE TRIGGER registration_event_is_kept BEFORE DELETE OR UPDATE ON registration_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificate_is_kept BEFORE DELETE OR UPDATE ON certificate FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER registration_takes_place BEFORE INSERT ON registration FOR EACH ROW EXECUTE FUNCTION take_place_of_facility();
CREATE TRIGGER penalty_is_counted AFTER INSERT OR DELETE ON penalty FOR EACH ROW EXECUTE FUNCTION count_penalty();
CREATE TRIGGER setting_change_is_kept BEFORE DELETE OR UPDATE ON setting_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER replaced_consideration_is_kept BEFORE DELETE OR UPDATE ON replaced_consideration FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consideration_is_kept AFTER DELETE OR UPDATE ON consideration FOR EACH ROW EXECUTE FUNCTION keep_consideration();
CREATE TRIGGER facility_notes_words AFTER INSERT OR UPDATE OF company_name, owner_name ON facility FOR EACH ROW EXECUTE FUNCTION note_facility_words();
CREATE TRIGGER facility_notes_keys AFTER INSERT OR UPDATE OF phone_number, cac, registration_number ON facility FOR EACH ROW EXECUTE FUNCTION note_facility_keys();
CREATE TRIGGER registration_notes_keys AFTER INSERT ON registration FOR EACH ROW EXECUTE FUNCTION note_registration_keys();
CREATE TRIGGER certificate_notes_keys AFTER INSERT ON certificate FOR EACH ROW EXECUTE FUNCTION note_certificate_keys();
CREATE TRIGGER registration_is_counted AFTER INSERT OR DELETE OR UPDATE OF local_gov_area_id, facility_type_id, status, expiry_date, kind, ended_at ON registration FOR EACH ROW EXECUTE FUNCTION count_registration();
CREATE TRIGGER snapshot_contents_is_kept BEFORE DELETE OR UPDATE ON snapshot_contents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER snapshot_is_kept BEFORE DELETE OR UPDATE ON snapshot FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER facility_type_keeps_version AFTER INSERT OR UPDATE ON facility_type FOR EACH ROW EXECUTE FUNCTION keep_catalogue_version();
CREATE TRIGGER part_keeps_version AFTER INSERT OR UPDATE ON part FOR EACH ROW EXECUTE FUNCTION keep_catalogue_version();
CREATE TRIGGER requirement_keeps_version AFTER INSERT OR UPDATE ON requirement FOR EACH ROW EXECUTE FUNCTION keep_catalogue_version();
CREATE TRIGGER sub_list_keeps_version AFTER INSERT OR UPDATE ON sub_list FOR EACH ROW EXECUTE FUNCTION keep_catalogue_version();
CREATE TRIGGER registration_takes_catalogue BEFORE UPDATE OF facility_type_id ON registration FOR EACH ROW WHEN (old.facility_type_id <> new.facility_type_id) EXECUTE FUNCTION take_present_catalogue();
CREATE TRIGGER contents_change_is_kept BEFORE DELETE OR UPDATE ON contents_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER registration_takes_payments AFTER INSERT ON registration FOR EACH ROW EXECUTE FUNCTION take_waiting_payments();
CREATE TRIGGER user_manager_changes AFTER UPDATE OF privilege_type, disabled_at, duties ON user_account FOR EACH ROW WHEN (old.privilege_type = 'admin'::text AND old.disabled_at IS NULL AND ('users'::text = ANY (old.duties)) AND NOT (new.privilege_type = 'admin'::text AND new.disabled_at IS NULL AND ('users'::text = ANY (new.duties)))) EXECUTE FUNCTION keep_a_user_manager();
CREATE TRIGGER user_manager_is_deleted AFTER DELETE ON user_account FOR EACH ROW WHEN (old.privilege_type = 'admin'::text AND old.disabled_at IS NULL AND ('users'::text = ANY (old.duties))) EXECUTE FUNCTION keep_a_user_manager();
CREATE TRIGGER facility_moves_registration AFTER UPDATE OF facility_type_id, local_gov_area_id ON facility FOR EACH ROW WHEN (old.facility_type_id IS DISTINCT FROM new.facility_type_id OR old.local_gov_area_id IS DISTINCT FROM new.local_gov_area_id) EXECUTE FUNCTION move_open_registration();
CREATE TRIGGER facility_ends_helpers AFTER UPDATE OF user_id ON facility FOR EACH ROW WHEN (old.user_id IS DISTINCT FROM new.user_id) EXECUTE FUNCTION end_helpers();
CREATE TRIGGER accepted_flag_is_kept BEFORE DELETE OR UPDATE ON accepted_flag FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER accepted_pair_is_kept BEFORE DELETE OR UPDATE ON accepted_pair FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER fee_is_kept BEFORE DELETE OR UPDATE ON fee FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_is_kept BEFORE DELETE OR UPDATE ON invoice FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_line_is_kept BEFORE DELETE OR UPDATE ON invoice_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_decision_is_kept BEFORE DELETE OR UPDATE ON payment_decision FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_takes_registration BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION take_newest_registration();
CREATE TRIGGER registration_shows_on_facility AFTER INSERT OR UPDATE OF status, expiry_date, valid_from, ended_at ON registration FOR EACH ROW EXECUTE FUNCTION show_registration_on_facility();
CREATE TRIGGER facility_is_counted AFTER INSERT OR DELETE OR UPDATE OF local_gov_area_id, facility_type_id, ward_id, status, expiry_date, next_status, next_expiry_date, next_from ON facility FOR EACH ROW EXECUTE FUNCTION count_facility();
CREATE TRIGGER letter_is_kept BEFORE DELETE OR UPDATE ON letter FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER letter_file_is_kept BEFORE DELETE OR UPDATE ON letter_file FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_gets_balance AFTER INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION invoice_gets_balance();
CREATE TRIGGER invoice_line_is_counted AFTER INSERT ON invoice_line FOR EACH ROW EXECUTE FUNCTION count_invoice_line();
CREATE TRIGGER invoice_balance_is_counted AFTER INSERT ON invoice_balance REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_balances();
CREATE TRIGGER invoice_balance_moves AFTER UPDATE ON invoice_balance REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed_balances();
CREATE TRIGGER registration_moves_revenue AFTER UPDATE ON registration FOR EACH ROW WHEN ((old.ended_at IS NULL) IS DISTINCT FROM (new.ended_at IS NULL) OR old.local_gov_area_id IS DISTINCT FROM new.local_gov_area_id OR old.facility_type_id IS DISTINCT FROM new.facility_type_id) EXECUTE FUNCTION move_revenue();
CREATE TRIGGER closing_marks_facility AFTER INSERT OR UPDATE OF reopened_at ON facility_closing FOR EACH ROW EXECUTE FUNCTION mark_closed_facility();
CREATE TRIGGER case_assignment_is_kept BEFORE DELETE OR UPDATE ON case_assignment FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER registration_keeps_assignment AFTER UPDATE OF assignee_id ON registration FOR EACH ROW WHEN (new.assignee_id IS NOT NULL AND new.assignee_id IS DISTINCT FROM old.assignee_id) EXECUTE FUNCTION keep_assignment();
CREATE TRIGGER offence_rate_is_kept BEFORE DELETE OR UPDATE ON offence_rate FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reconciled_line_is_kept BEFORE DELETE OR UPDATE ON reconciled_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_is_counted AFTER INSERT ON payment REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_payments();
CREATE TRIGGER payment_changes_balance AFTER UPDATE ON payment REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed_payments();
CREATE TRIGGER payment_decision_is_counted AFTER INSERT ON payment_decision REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_payment_decision();
CREATE TRIGGER audit_entry_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seal_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_seal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_era_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_era FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificate_enters_register AFTER INSERT ON certificate FOR EACH ROW EXECUTE FUNCTION certificate_enters_register();
CREATE TRIGGER registration_shows_in_register AFTER INSERT OR UPDATE OF status, ended_at, valid_from, submitted_at ON registration FOR EACH ROW EXECUTE FUNCTION facility_shows_in_register();
CREATE TRIGGER restriction_shows_in_register AFTER INSERT OR UPDATE OF lifted_at ON facility_restriction FOR EACH ROW EXECUTE FUNCTION facility_shows_in_register();
CREATE TRIGGER closing_shows_in_register AFTER INSERT OR UPDATE OF reopened_at ON facility_closing FOR EACH ROW EXECUTE FUNCTION facility_shows_in_register();
CREATE TRIGGER concern_event_is_kept BEFORE DELETE OR UPDATE ON concern_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificate_code_is_kept BEFORE DELETE OR UPDATE ON certificate_code FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER signing_key_is_kept BEFORE DELETE OR UPDATE ON signing_key FOR EACH ROW EXECUTE FUNCTION keep_signing_key();
CREATE TRIGGER paper_file_is_kept BEFORE DELETE OR UPDATE ON paper_file FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_row_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
