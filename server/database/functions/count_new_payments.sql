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
