create or replace function fill_register() returns integer
  language plpgsql as $$
declare
  papers integer[];
  entered integer := 0;
  first integer := 0;
begin
  loop
    papers := array(select id from certificate where id > first order by id limit 1000);
    exit when cardinality(papers) = 0;
    first := papers[cardinality(papers)];
    papers := array(
      select id from unnest(papers) as id where not exists (select from register_entry where certificate_id = id)
    );
    entered := entered + cardinality(papers);
    perform enter_into_register(papers);
    perform show_in_register(array(select distinct facility_id from register_entry where certificate_id = any(papers)));
  end loop;
  return entered;
end $$;
