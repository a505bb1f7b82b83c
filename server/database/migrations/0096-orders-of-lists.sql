-- The lists of payments, accounts and concerns are sorted by their columns, and payments are found by amount and by how their
-- reference begins.
drop index payment_waiting_by_amount;
create index payment_by_status_and_amount on payment (status, amount_kobo, id) where removed_at is null;
create index payment_by_amount on payment (amount_kobo, id) where removed_at is null;
drop index payment_by_reference;
create index payment_by_reference on payment (reference_key text_pattern_ops) where reference_key is not null;
-- The line of a bank statement that may be a payment.
create index bank_statement_line_by_target on bank_statement_line using gin (targets jsonb_path_ops)
  where state in ('sure', 'doubtful');
-- Who never logged in comes before everybody else.
create index user_account_by_last_login on user_account ((coalesce(last_signed_in_at, '-infinity'::timestamptz)), id);
create index concern_by_place on concern (place, id);
create index concern_by_lga on concern (local_gov_area_id, id);
