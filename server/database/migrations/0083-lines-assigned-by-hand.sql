-- A line of a bank statement may be split: each part confirms one payment. Part 1 is always there, so that no row confirms twice.
alter table reconciled_line
  add column part smallint not null default 1 constraint reconciled_line_part_check check (part >= 1),
  add column note text constraint reconciled_line_note_check check (note <> ''), -- why an officer assigned it by hand
  drop constraint reconciled_line_pkey,
  add primary key (row_key, part);

-- Rows that are no payment for a licence, as an officer has said. They are not matched until one takes them up again.
create table set_aside_line (
  row_key text primary key,
  note text not null check (note <> ''),
  set_aside_by integer not null references user_account,
  set_aside_at timestamptz not null
);

alter table bank_statement_line
  drop constraint bank_statement_line_state_check,
  add constraint bank_statement_line_state_check
    check (state in ('sure', 'doubtful', 'unmatched', 'set_aside', 'confirmed', 'debit'));
update bank_statement set summary = summary || '{"set_aside": {"lines": 0, "amount_kobo": 0}}' where summary is not null;

-- Who owes an amount, and which payments of an amount wait: for lines without a reference, and to assign one by hand.
create index invoice_balance_by_open on invoice_balance (open_kobo, invoice_id) where open_kobo > 0;
create index payment_waiting_by_amount on payment (amount_kobo, id) where status = 'submitted' and removed_at is null;
