-- The portal itself moves a penalty back when an application lapses.
alter table invoice_line alter column recorded_by drop not null;
