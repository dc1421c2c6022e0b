-- What the servers do once a day: the last day it was done for, and until when one server has it in hand.
create table jobs (name text primary key, done_day text not null, leased_until text);

-- The numbers of what was deleted at somebody's wish. Nothing else about it is kept: the digest must not take the gap
-- for a loss, and a backup that is restored must not bring it back.
create table forgotten (
  form text not null,
  number integer not null,
  at text not null,
  primary key (form, number)
);
