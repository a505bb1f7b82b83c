-- The money of each month by LGA and facility type, so that a report costs the same with a thousand invoices and with millions.
-- Invoices and payments count under the LGA and the type of their registration. docs/decisions/0009.
create function lagos_month(moment timestamptz) returns date language sql immutable as $$
  select date_trunc('month', moment at time zone 'Africa/Lagos')::date
$$;

-- What is owed by an invoice: triggers keep it equal to the sum of its lines less its confirmed payments.
create table invoice_balance (
  invoice_id integer primary key references invoice,
  month date not null, -- in which it was issued
  local_gov_area_id integer not null,
  facility_type_id integer not null,
  total_kobo bigint not null default 0,
  confirmed_kobo bigint not null default 0,
  is_ended boolean not null default false, -- nothing is owed for a registration that has ended
  open_kobo bigint generated always as (case when is_ended then 0 else greatest(total_kobo - confirmed_kobo, 0) end) stored
);

-- Changes that are not folded into the tally yet.
create table revenue_delta (
  id bigint generated always as identity primary key,
  month date not null,
  local_gov_area_id integer not null,
  facility_type_id integer not null,
  invoiced_kobo bigint not null default 0,
  waived_kobo bigint not null default 0,
  confirmed_kobo bigint not null default 0,
  open_kobo bigint not null default 0
);
alter table revenue_delta set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create table revenue_tally (
  month date not null,
  local_gov_area_id integer not null,
  facility_type_id integer not null,
  invoiced_kobo bigint not null,
  waived_kobo bigint not null,
  confirmed_kobo bigint not null,
  open_kobo bigint not null,
  primary key (month, local_gov_area_id, facility_type_id)
);

create view revenue as
  select month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo from revenue_tally
  union all
  select month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo from revenue_delta;

-- The same figures from the rows themselves. A decision counts in the month in which it was made: a confirmation that is taken
-- back lowers the month of the taking back, so that the figures of a month that is over stay.
create view revenue_entry as
  select registration.id as registration_id, registration.local_gov_area_id, registration.facility_type_id,
    lagos_month(line.created_at) as month,
    case when line.kind = 'waiver' then 0 else amount_kobo end as invoiced_kobo,
    case when line.kind = 'waiver' then -amount_kobo else 0 end as waived_kobo,
    0::bigint as confirmed_kobo
  from invoice_line as line
  join invoice on invoice.id = line.invoice_id
  join registration on registration.id = invoice.registration_id
  union all
  select registration.id, coalesce(registration.local_gov_area_id, facility.local_gov_area_id),
    coalesce(registration.facility_type_id, facility.facility_type_id), lagos_month(decided_at), 0, 0,
    case when decision.status = 'confirmed' then amount_kobo else -amount_kobo end
  from payment_decision as decision
  join payment on payment.id = decision.payment_id
  join facility on facility.id = payment.facility_id
  left join registration on registration.id = payment.registration_id
  where (decision.status = 'confirmed') <> coalesce((
    select earlier.status = 'confirmed' from payment_decision as earlier
    where earlier.payment_id = decision.payment_id and earlier.id < decision.id order by earlier.id desc limit 1
  ), false);

create function invoice_gets_balance() returns trigger language plpgsql as $$
begin
  insert into invoice_balance (invoice_id, month, local_gov_area_id, facility_type_id, is_ended)
    select new.id, date_trunc('month', new.issued_on)::date, local_gov_area_id, facility_type_id, ended_at is not null
    from registration where registration.id = new.registration_id;
  return null;
end $$;
create trigger invoice_gets_balance after insert on invoice for each row execute function invoice_gets_balance();

create function count_invoice_line() returns trigger language plpgsql as $$
begin
  update invoice_balance set total_kobo = total_kobo + new.amount_kobo where invoice_id = new.invoice_id;
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, invoiced_kobo, waived_kobo)
    select lagos_month(new.created_at), local_gov_area_id, facility_type_id,
      case when new.kind = 'waiver' then 0 else new.amount_kobo end,
      case when new.kind = 'waiver' then -new.amount_kobo else 0 end
    from invoice_balance where invoice_id = new.invoice_id;
  return null;
end $$;
create trigger invoice_line_is_counted after insert on invoice_line for each row execute function count_invoice_line();

-- What a payment adds to the confirmed part of its invoice.
create function confirmed_of(paid payment) returns bigint language sql immutable as $$
  select case when paid.status = 'confirmed' and paid.removed_at is null then paid.amount_kobo else 0 end
$$;
create function count_payment() returns trigger language plpgsql as $$
begin
  update invoice_balance set confirmed_kobo = confirmed_kobo + change
    from (
      select invoice_id, sum(kobo) as change from (
        select old.invoice_id, -confirmed_of(old) where tg_op = 'UPDATE'
        union all select new.invoice_id, confirmed_of(new)
      ) as changed (invoice_id, kobo)
      group by 1 having sum(kobo) <> 0
    ) as changes
    where invoice_balance.invoice_id = changes.invoice_id;
  return null;
end $$;
create trigger payment_is_counted after insert or update on payment for each row execute function count_payment();

create function count_payment_decision() returns trigger language plpgsql as $$
begin
  if (new.status = 'confirmed') = coalesce((
    select status = 'confirmed' from payment_decision where payment_id = new.payment_id and id < new.id order by id desc limit 1
  ), false) then return null; end if;
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, confirmed_kobo)
    select lagos_month(new.decided_at), coalesce(registration.local_gov_area_id, facility.local_gov_area_id),
      coalesce(registration.facility_type_id, facility.facility_type_id),
      case when new.status = 'confirmed' then amount_kobo else -amount_kobo end
    from payment
    join facility on facility.id = payment.facility_id
    left join registration on registration.id = payment.registration_id
    where payment.id = new.payment_id;
  return null;
end $$;
create trigger payment_decision_is_counted after insert on payment_decision
  for each row execute function count_payment_decision();

create function count_new_balances() returns trigger language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, open_kobo)
    select month, local_gov_area_id, facility_type_id, sum(open_kobo) from added group by 1, 2, 3 having sum(open_kobo) <> 0;
  return null;
end $$;
create trigger invoice_balance_is_counted after insert on invoice_balance
  referencing new table as added for each statement execute function count_new_balances();

create function count_changed_balances() returns trigger language plpgsql as $$
begin
  insert into revenue_delta (month, local_gov_area_id, facility_type_id, open_kobo)
    select month, local_gov_area_id, facility_type_id, sum(kobo) from (
      select month, local_gov_area_id, facility_type_id, -open_kobo as kobo from before
      union all select month, local_gov_area_id, facility_type_id, open_kobo from after
    ) as changed
    group by 1, 2, 3 having sum(kobo) <> 0;
  return null;
end $$;
create trigger invoice_balance_moves after update on invoice_balance
  referencing old table as before new table as after for each statement execute function count_changed_balances();

-- A registration that ends, or that follows its facility to another LGA or type, takes its money with it.
create function move_revenue() returns trigger language plpgsql as $$
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
create trigger registration_moves_revenue after update on registration for each row
  when ((old.ended_at is null, old.local_gov_area_id, old.facility_type_id)
    is distinct from (new.ended_at is null, new.local_gov_area_id, new.facility_type_id))
  execute function move_revenue();

-- Folds the oldest rows, at most `most` of them, and returns how many it folded; 0 while another server folds.
create function fold_revenue(most integer) returns integer language plpgsql as $$
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

-- Counts everything again after rows were loaded past the triggers.
create function rebuild_revenue() returns void language plpgsql as $$
begin
  truncate invoice_balance, revenue_tally, revenue_delta;
  insert into invoice_balance (
    invoice_id, month, local_gov_area_id, facility_type_id, total_kobo, confirmed_kobo, is_ended
  )
    select invoice.id, date_trunc('month', issued_on)::date, local_gov_area_id, facility_type_id,
      coalesce(line.kobo, 0), coalesce(paid.kobo, 0), ended_at is not null
    from invoice
    join registration on registration.id = invoice.registration_id
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
select rebuild_revenue();
