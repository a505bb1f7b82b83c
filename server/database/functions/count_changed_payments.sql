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
