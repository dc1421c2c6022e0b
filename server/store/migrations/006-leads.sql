-- One table for what both forms send: a lead. `number` counts within a form, without a gap. `service` is null for a message.
-- captcha: whether a captcha has shown that a person sent it; 'unchecked' when none was asked for.
-- held_because: why the confirmation waits for the office to look at the lead; null when nothing waits.

create table leads (
  id text primary key,
  form text not null,
  number integer not null,
  reference text not null unique,
  idempotency_key text,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  service text,
  description text not null,
  page text not null default '',
  referrer text not null default '',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  visitor text not null default '',
  spam_score integer not null default 0,
  spam_reasons text not null default '',
  captcha text not null check (captcha in ('verified', 'unverified', 'unchecked')),
  held_because text,
  email_refused text,
  created_at text not null,
  unique (form, number),
  unique (form, idempotency_key)
);

insert into leads (
  id, form, number, reference, idempotency_key, first_name, last_name, phone, email, service, description,
  page, referrer, utm_source, utm_medium, utm_campaign, visitor, spam_score, spam_reasons,
  captcha, held_because, email_refused, created_at
)
select
  id, 'estimate', number, reference, idempotency_key, first_name, last_name, phone, email, service, description,
  page, referrer, utm_source, utm_medium, utm_campaign, visitor, spam_score, spam_reasons,
  'unchecked', null, email_refused, created_at
from estimate_requests;

insert into leads (
  id, form, number, reference, idempotency_key, first_name, last_name, phone, email, service, description,
  page, referrer, utm_source, utm_medium, utm_campaign, visitor, spam_score, spam_reasons,
  captcha, held_because, email_refused, created_at
)
select
  id, 'contact', number, reference, idempotency_key, first_name, last_name, phone, email, null, message,
  page, referrer, utm_source, utm_medium, utm_campaign, visitor, spam_score, spam_reasons,
  case proof when 'proven' then 'verified' when 'unproven' then 'unverified' else 'unchecked' end,
  held_because, email_refused, created_at
from contact_messages;

-- A delivery belongs to one lead or to one report. SQLite cannot change constraints, so the table is made anew, as in 002 and
-- 003. `round` tells a second delivery of a kind from the first.
create table deliveries_of_leads (
  id text primary key,
  lead_id text references leads (id) on delete cascade,
  report_id text references reports (id) on delete cascade,
  kind text not null,
  round integer not null default 1,
  message_id text not null unique,
  state text not null check (state in ('held', 'pending', 'sent', 'failed', 'dead', 'void')),
  attempts integer not null,
  next_attempt_at text not null,
  leased_until text,
  last_answer text,
  created_at text not null,
  updated_at text not null,
  unique (lead_id, kind, round),
  unique (report_id, kind, round),
  check ((lead_id is null) <> (report_id is null))
);

insert into deliveries_of_leads (
  id, lead_id, report_id, kind, message_id, state, attempts, next_attempt_at, leased_until, last_answer, created_at,
  updated_at
)
select
  id, coalesce(estimate_request_id, contact_message_id), report_id, kind, message_id, state, attempts, next_attempt_at,
  leased_until, last_answer, created_at, updated_at
from deliveries;

-- In SQLite, dropping a table deletes its rows first, and with them whatever belongs to them. So the attempts move before
-- the deliveries that they belong to are dropped.
create table attempts_of_leads (
  delivery_id text not null references deliveries_of_leads (id) on delete cascade,
  number integer not null,
  at text not null,
  state text not null,
  answer text not null,
  primary key (delivery_id, number)
);

insert into attempts_of_leads (delivery_id, number, at, state, answer)
select delivery_id, number, at, state, answer from delivery_attempts;

drop table delivery_attempts;
drop table deliveries;
drop table estimate_requests;
drop table contact_messages;

alter table deliveries_of_leads rename to deliveries;
alter table attempts_of_leads rename to delivery_attempts;

create index leads_by_time on leads (created_at, number);
create index deliveries_due on deliveries (next_attempt_at, id) where state in ('pending', 'failed');
-- Of many deliveries few are held or given up, and the office asks for these.
create index deliveries_held on deliveries (lead_id) where state = 'held';
create index deliveries_dead on deliveries (updated_at) where state = 'dead';
create index deliveries_leased on deliveries (leased_until) where leased_until is not null;
