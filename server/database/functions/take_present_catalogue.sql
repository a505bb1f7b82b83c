create or replace function take_present_catalogue() returns trigger
  language plpgsql as $$
begin
  new.catalogue_version := catalogue_version();
  return new;
end $$;
