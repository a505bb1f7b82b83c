-- The planner estimates from a sample how many facilities contain a word. The default statistics target of 100 was too coarse
-- to distinguish 1 % from 4 %, so a word in 1 % of the rows was searched through the whole table. docs/decisions/0009.
alter table facility alter column words set statistics 300;
