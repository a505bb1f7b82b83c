-- The device on which a person signed in, in words, so that they recognise it; and an id that may appear in an address.
alter table session
  add column id integer generated always as identity unique,
  add column device text not null default 'A device of unknown kind';
