-- What the office changes about its hours while the server runs. A closure is a day with hours of its own, or none.
create table closures (
  day text primary key,
  reason text not null,
  open_from text,
  open_until text,
  made_by text not null,
  made_at text not null
);

-- Settings that the office changes by itself, such as the storm mode. `value` is JSON.
create table settings (
  name text primary key,
  value text not null,
  changed_by text not null,
  changed_at text not null
);

-- By when the office has promised to answer; null where no time could be promised, and for what came before.
alter table leads add column promised_by text;
alter table leads add column promise_missed_at text;
