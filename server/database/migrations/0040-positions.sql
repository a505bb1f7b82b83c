-- Facilities that are near each other are likely the same one. Where a facility is, is given whole or not at all.
alter table facility add constraint facility_position_is_whole check ((latitude is null) = (longitude is null));
create index facility_by_position on facility (latitude, longitude) where latitude is not null;

drop function same_facilities(integer, text, integer, text, text, integer);
drop function likely_duplicates(integer, text, integer, text, text, integer);

-- Facilities that share a detail with one that has these: the CAC number, the name in the LGA, or the phone number, or that are
-- nearer than so many metres; at most ten for each. An owner's own facilities may share a phone number. Each has its index:
-- facility_by_cac, facility_same_name, the primary key of facility_key, and facility_by_position. A degree of latitude is
-- 111,320 metres; one of longitude is shorter towards the poles, by 3 % in Nigeria.
create function same_facilities(asked_id integer, asked_name text, asked_lga integer, asked_cac text, asked_phone text, asked_owner integer,
  asked_latitude double precision, asked_longitude double precision, metres integer)
returns table (facility_id integer, reason text) language plpgsql stable parallel safe as $$
declare
  cac_key text := regexp_replace(upper(asked_cac), '[^A-Z0-9]', '', 'g');
  phone_key text := (select min(key) from phone_keys(asked_phone) as key);
  degrees double precision := metres / 111320.0;
begin
  return query select id, 'cac' from facility
    where cac_key <> '' and regexp_replace(upper(cac), '[^A-Z0-9]', '', 'g') = cac_key and id <> asked_id limit 10;
  return query select id, 'name' from facility
    where local_gov_area_id = asked_lga and lower(company_name) = lower(asked_name) and id <> asked_id limit 10;
  return query select found.facility_id, 'phone' from (
      select facility_key.facility_id from facility_key
      where key = phone_key collate "C" and kind = 'p' and facility_key.facility_id <> asked_id limit 100
    ) as found join facility on id = found.facility_id
    where asked_owner is null or user_id is distinct from asked_owner limit 10;
  return query select id, 'near' from facility
    where latitude between asked_latitude - degrees and asked_latitude + degrees and id <> asked_id
      and (latitude - asked_latitude) ^ 2 + ((longitude - asked_longitude) * cosd(asked_latitude)) ^ 2 < degrees ^ 2
    limit 10;
end $$;

-- Those, and facilities with a similar name in the LGA. Names are not compared with all of an LGA: only with those that have one
-- of the name's rarest words, or a word one slip away from it, which the vocabulary and facility_by_words find. With 150,000
-- facilities this takes 9 ms, 31 ms for the slowest of forty names: good for one facility, too slow for every row of a list.
create function likely_duplicates(asked_id integer, asked_name text, asked_lga integer, asked_cac text, asked_phone text, asked_owner integer,
  asked_latitude double precision, asked_longitude double precision, metres integer)
returns table (facility_id integer, reason text) language plpgsql stable parallel safe as $$
begin
  return query select same.facility_id, same.reason from same_facilities(
    asked_id, asked_name, asked_lga, asked_cac, asked_phone, asked_owner, asked_latitude, asked_longitude, metres) as same;
  return query select similar_names.id, 'similar name' from similar_names(asked_id, asked_name, asked_lga);
end $$;

create function similar_names(asked_id integer, asked_name text, asked_lga integer)
returns table (id integer) language plpgsql stable parallel safe as $$
declare
  line text := search_line(asked_name);
  digits text := regexp_replace(asked_name, '[^0-9]', '', 'g');
  terms tsquery;
begin
  select ('(' || string_agg(quote_literal(word), ' | ') || ') & ' || quote_literal('#l' || asked_lga))::tsquery into terms
    from (
      select known.word from unnest(search_words(asked_name)) as typed (word)
      join search_word as known on slips(known.word) && slips(typed.word)
      where length(typed.word) > 3 and known.n <= 5000
      group by known.word, known.n order by known.n, length(known.word) desc limit 8
    ) as rare;
  -- Ordered by a row, so that the planner does not hope to meet one soon by reading the table.
  return query select facility.id from facility
    where words @@ terms and similarity(name_text, line) >= 0.6 and lower(company_name) <> lower(asked_name) and facility.id <> asked_id
      and regexp_replace(company_name, '[^0-9]', '', 'g') = digits
    order by row(similarity(name_text, line)) desc limit 10;
end $$;

-- The facilities with similar names, each pair in both directions, for lists, which cannot compare names themselves. A facility
-- is compared when it is entered and when its name or LGA changes; a job compares those that were entered in another way.
create table similar_facility (
  facility_id integer not null references facility on delete cascade,
  similar_id integer not null references facility on delete cascade,
  primary key (facility_id, similar_id)
);
create index similar_facility_by_similar on similar_facility (similar_id);
alter table facility add column names_compared boolean not null default false;
create index facility_to_compare on facility (id) where not names_compared;
