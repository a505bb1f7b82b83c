-- Search as people type: words in any order, their first letters, wrong letters, other spellings, and numbers of every kind.
-- How it works, what it costs and what was measured: docs/decisions/0017-search.md.

-- Small letters without marks above or below. The hooked letters of Hausa are letters of their own in Unicode, hence the list.
-- The length is limited so that an index entry that carries the words always fits its page.
create function search_text(t text) returns text language sql immutable strict parallel safe as $$
  select left(translate(lower(regexp_replace(normalize(t, NFKD), U&'[\0300-\036f]', '', 'g')), 'ɓɗƙƴŋƁƊƘƳŊ’‘ʼ`', 'bdkynbdkyn'''''''''), 200)
$$;

-- These are written in PL/pgSQL, which keeps the plans of its statements: in SQL they took ten times as long.
-- The words of a text: split at every mark, and once more with ' - . left out. St. Mary's: st mary s marys. May-Fair: may fair mayfair.
create function search_words(t text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  plain text := search_text(t);
  words text[] := regexp_split_to_array(plain, '[^a-z0-9]+');
begin
  if plain ~ '[''.-]' then
    words := words || regexp_split_to_array(regexp_replace(plain, '[''.-]', '', 'g'), '[^a-z0-9]+');
  end if;
  return array(select distinct word from unnest(words) as word where word <> '');
end $$;

-- The words of a text in one line.
create function search_line(t text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return array_to_string(search_words(t), ' ');
end $$;

-- A word, and its spellings with one letter left out. Two words that share one of them are one slip apart: a letter that is
-- missing, added, wrong or swapped with its neighbour. Nobody types a word of more than 30 letters.
create function slips(w text) returns text[] language sql immutable strict parallel safe as $$
  select case when length(w) > 30 then array[w]
    else array(select distinct overlay(w placing '' from i for 1) from generate_series(1, length(w)) as i) || w end
$$;

-- What a facility is found by: words of the name as they are, of the owner with @ in front, its LGA and its type. One index
-- answers them together. A tsvector made of words keeps no positions and no weights, hence the signs.
create function facility_words(company_name text, owner_name text, lga integer, type integer)
returns tsvector language plpgsql immutable strict parallel safe as $$
begin
  return array_to_tsvector(
    search_words(company_name) || array(select '@' || word from unnest(search_words(owner_name)) as word)
      || ('#l' || lga) || ('#t' || type)
  );
end $$;

-- Every word that a name or an owner has. Counts come from a job: n names and o owners have it. A word that is new has none
-- until then.
create table search_word (
  word text collate "C" primary key,
  n integer not null default 0,
  o integer not null default 0
);

-- Words that are written in several ways: those of one family stand for each other.
create table search_variant (
  word text primary key,
  family text not null
);
create index search_variant_by_family on search_variant (family);
insert into search_variant (family, word)
  select split_part(family, ' ', 1), regexp_split_to_table(family, ' ') from (values
    ('saint st'), ('al el'), ('centre center ctr centres centers'), ('hospital hosp hospitals hsp'), ('clinic clinics clin'),
    ('primary pry prim'), ('maternity mat matternity'), ('government govt gov'), ('doctor dr'), ('general gen'),
    ('laboratory lab labs laboratories'), ('medical med'), ('international intl int'), ('specialist spec specialists'),
    ('comprehensive comp compr'), ('community comm'), ('university univ'), ('federal fed'), ('mount mt'), ('memorial mem'),
    ('pharmacy pharm'), ('nursing nurs'), ('diagnostic diag diagnostics'), ('reverend rev'), ('alhaji alh'), ('hajiya hajia'),
    ('muhammad muhammed mohammed mohamed mohammad mohamad muhamed muhamad'), ('abubakar abubakr'), ('ahmad ahmed'),
    ('abdullahi abdulahi abdullah'), ('usman uthman othman'), ('umar omar umaru'), ('ibrahim ibraheem'), ('yusuf yusuff yusufu'),
    ('suleiman sulaiman sulayman suleman'), ('aisha aishat aishatu ayesha'), ('fatima fatimah fatimat fatimatu'),
    ('zainab zaynab zainabu'), ('mariam maryam maryamu'), ('khadija khadijah khadijat hadiza'), ('husseini hussaini hussein'),
    ('hassan hasan'), ('isa issa'), ('rahama rahma'), ('nasarawa nassarawa'), ('maryland mariland')
  ) as families (family);

-- Numbers are no words: a million of them would be a million words. A number is found by how it begins, without its spaces and
-- marks. kind: p phone, c CAC, r reference, n registration number, t certificate or statement.
create table facility_key (
  key text collate "C" not null,
  facility_id integer not null references facility on delete cascade,
  kind "char" not null,
  primary key (key, facility_id, kind)
);

-- How a number may be begun: whole, without the letters in front, and by each long run of digits, also without its zeros:
-- APP-2026-001234 gives app2026001234, 2026001234, 001234 and 1234.
create function number_keys(number text) returns setof text language sql immutable strict parallel safe as $$
  with bare as (select left(regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), 60) as key),
    runs as (select left(run[1], 60) as key from regexp_matches(number, '[0-9]{5,}', 'g') as run)
  select distinct key from (
    select key from bare
    union all select regexp_replace(key, '^[a-z]+', '') from bare
    union all select key from runs
    union all select ltrim(key, '0') from runs
  ) as keys where length(key) >= 4
$$;

create function phone_keys(phone text) returns setof text language sql immutable strict parallel safe as $$
  select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) where regexp_replace(phone, '[^0-9]', '', 'g') ~ '.{4}'
$$;

alter table facility drop column words;
alter table facility
  -- The order of lists by name.
  add column name_key text collate "C" not null generated always as (search_text(company_name)) stored,
  -- What likeness to what was typed is measured by.
  add column name_text text not null generated always as (search_line(company_name)) stored,
  add column words tsvector not null
    generated always as (facility_words(company_name, owner_name, local_gov_area_id, facility_type_id)) stored;

create index facility_by_words on facility using gin (words) with (fastupdate = off);
-- Lists by name go by name_key: lower and upper case, and letters with and without marks, stand together. What is searched by
-- words that many have is looked for along the first of these, which carries all that this takes.
drop index facility_by_name, facility_by_lga_and_name, facility_by_type_and_name, facility_by_status_and_name;
create index facility_by_name on facility (name_key, id) include (words, status, expiry_date);
create index facility_by_lga_and_name on facility (local_gov_area_id, name_key, id);
create index facility_by_type_and_name on facility (facility_type_id, name_key, id);
create index facility_by_status_and_name on facility (status, name_key, id);
create index search_word_by_slips on search_word using gin (slips(word)) with (fastupdate = off);
create index search_word_by_likeness on search_word using gin (word gin_trgm_ops);

-- The words of names and owners among what a facility is found by.
create function vocabulary_of(words tsvector) returns setof text language sql immutable strict parallel safe as $$
  select distinct ltrim(word, '@') from unnest(tsvector_to_array(words)) as word where word not like '#%'
$$;

-- Words are added in order, so that two that add the same ones never wait for each other in a circle. Nothing is counted here:
-- everybody who adds a clinic would wait for the row of the word.
create function note_facility_words() returns trigger language plpgsql as $$
begin
  insert into search_word (word) select word from vocabulary_of(new.words) as word order by 1 on conflict do nothing;
  return null;
end $$;
create trigger facility_notes_words after insert or update of company_name, owner_name on facility
  for each row execute function note_facility_words();

create function note_facility_keys() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from facility_key where facility_id = old.id and kind = 'p' and key in (select phone_keys(old.phone_number));
    delete from facility_key where facility_id = old.id and kind = 'c' and key in (select number_keys(old.cac));
    delete from facility_key where facility_id = old.id and kind = 'n' and key in (select number_keys(old.registration_number));
  end if;
  insert into facility_key (key, facility_id, kind)
    select key, new.id, 'p'::"char" from phone_keys(new.phone_number) as key
    union select key, new.id, 'c' from number_keys(new.cac) as key
    union select key, new.id, 'n' from number_keys(new.registration_number) as key;
  return null;
end $$;
create trigger facility_notes_keys
  after insert or update of phone_number, cac, registration_number on facility
  for each row execute function note_facility_keys();

-- A reference and a certificate never change.
create function note_registration_keys() returns trigger language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, new.facility_id, 'r'::"char" from number_keys(new.reference) as key on conflict do nothing;
  return null;
end $$;
create trigger registration_notes_keys after insert on registration
  for each row execute function note_registration_keys();

create function note_certificate_keys() returns trigger language plpgsql as $$
begin
  insert into facility_key (key, facility_id, kind)
    select key, facility_id, 't'::"char" from registration, number_keys(new.number) as key where registration.id = new.registration_id
    on conflict do nothing;
  return null;
end $$;
create trigger certificate_notes_keys after insert on certificate
  for each row execute function note_certificate_keys();

-- Counts in how many names and owners each word is, and answers how many words there are; -1 while another server counts. Words
-- that came by a way past the triggers are added.
create function count_search_words() returns integer language plpgsql as $$
declare
  counted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('count_search_words')) then return -1; end if;
  with stat as (
    select ltrim(word, '@') as word, sum(case when word like '@%' then 0 else ndoc end)::integer as n,
      sum(case when word like '@%' then ndoc else 0 end)::integer as o
    from ts_stat('select words from facility') where word not like '#%' group by 1
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

-- Notes all words and numbers anew, for rows that were loaded past the triggers.
create function rebuild_search() returns void language sql as $$
  select count_search_words();
  delete from facility_key;
  insert into facility_key (key, facility_id, kind)
    select key, id, 'p'::"char" from facility, phone_keys(phone_number) as key
    union select key, id, 'c' from facility, number_keys(cac) as key
    union select key, id, 'n' from facility, number_keys(registration_number) as key
    union select key, facility_id, 'r' from registration, number_keys(reference) as key
    union select key, facility_id, 't'
      from certificate join registration on registration.id = registration_id, number_keys(number) as key;
$$;
select rebuild_search();
