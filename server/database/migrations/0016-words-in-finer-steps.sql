-- How many facilities have a word is estimated from a sample. A hundred rows told 1 in 100 from 4 in 100 badly, and words that
-- 1 in 100 has were looked for through the whole table. Decision 9.
alter table facility alter column words set statistics 300;
