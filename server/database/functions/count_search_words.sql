create or replace function count_search_words() returns integer
  language plpgsql as $$
declare
  counted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('count_search_words')) then return -1; end if;
  with stat as (
    select ltrim(word, '@') as word, sum(case when word like '@%' then 0 else ndoc end)::integer as n,
      sum(case when word like '@%' then ndoc else 0 end)::integer as o
    from ts_stat('select words from facility where taken_back_at is null') where word not like '#%' group by 1
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
