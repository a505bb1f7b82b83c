-- Who had a hand in the draft of an import, which portal reads it, and which earlier row a row repeats.
-- older versions: they note no hands, and read an import whose lease has run out without a token of their own.
alter table import
  -- The officers who said what its columns or values are, or corrected or chose its rows.
  add column corrected_by integer[] not null default '{}',
  -- The token of the portal that reads it.
  add column lease text;
alter table import_row
  -- Who corrected or chose it last.
  add column corrected_by integer references user_account,
  -- The earlier row that it was found to repeat once all rows were matched; without it it is new, or here already.
  add column repeats integer;
