-- What the office does with a lead. The columns say how it stands now; each change is a row of lead_events, and makes the
-- next version. A lead comes as version 1, which has no event: created_at says it all.
-- claimed_by may be null beside a claimed_at: somebody at the command line who did not say who they are.
-- quote_cents: in cents. search: what a search looks through, folded (server/store/search-text.ts).
alter table leads add column status text not null default 'new'
  check (status in ('new', 'claimed', 'quoted', 'won', 'lost', 'closed'));
alter table leads add column claimed_by text references users (id);
alter table leads add column claimed_at text;
alter table leads add column contacted_at text;
alter table leads add column quoted_at text;
alter table leads add column closed_at text;
alter table leads add column lost_reason text;
alter table leads add column quote_cents integer;
alter table leads add column remind_at text;
alter table leads add column version integer not null default 1;
alter table leads add column search text not null default '';

-- For what was there before. What both engines can fold is case and the accents of Latin letters; SQLite knows no case
-- beyond ASCII, so both cases are listed. Leads from now on are folded by the program.
update leads set search = lower(
  ' ' || first_name || ' ' || last_name || ' '
  || replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', '')
  || ' ' || email || ' ' || reference || ' #' || number || ' ' || description || ' ' || page || ' '
);
update leads set search =
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search,
  'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a');
update leads set search =
  replace(replace(replace(replace(replace(replace(replace(replace(search,
  'È', 'e'), 'É', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e');
update leads set search =
  replace(replace(replace(replace(replace(replace(replace(replace(search,
  'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i'), 'ì', 'i'), 'í', 'i'), 'î', 'i'), 'ï', 'i');
update leads set search =
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(search,
  'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'Ø', 'o'), 'ò', 'o'), 'ó', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'ø', 'o');
update leads set search =
  replace(replace(replace(replace(replace(replace(replace(replace(search,
  'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u');
update leads set search =
  replace(replace(replace(replace(replace(replace(replace(replace(replace(search,
  'Ç', 'c'), 'ç', 'c'), 'Ñ', 'n'), 'ñ', 'n'), 'Ý', 'y'), 'ý', 'y'), 'ÿ', 'y'), 'ß', 'ss'), '’', '''');

-- Lists are of one status, or of one person, in the order in which things came.
create index leads_by_status on leads (status, created_at, number);
create index leads_claimed on leads (claimed_by, status) where claimed_by is not null;
create index leads_to_remind on leads (remind_at) where remind_at is not null;

-- Who changed a lead, when, by which way: rows are only ever added, and go with their lead. `version` is the one that the
-- change made; it also keeps their order while a clock is wrong. `before` and `after` are JSON: the columns that were changed,
-- and in `after` what somebody wrote. `undoes` is the version of the change that this one takes back.
create table lead_events (
  lead_id text not null references leads (id) on delete cascade,
  version integer not null,
  at text not null,
  user_id text references users (id),
  via text not null,
  kind text not null,
  before text not null,
  after text not null,
  undoes integer,
  primary key (lead_id, version)
);
