-- Where a request came from. `visitor` is a hash of the visitor's address with a salt that is thrown away with the day.
-- spam_reasons: what made it look like spam, with spaces between.
-- email_refused: what a mail server said about the customer's address when it refused it for good.

alter table estimate_requests add column page text not null default '';
alter table estimate_requests add column referrer text not null default '';
alter table estimate_requests add column utm_source text not null default '';
alter table estimate_requests add column utm_medium text not null default '';
alter table estimate_requests add column utm_campaign text not null default '';
alter table estimate_requests add column visitor text not null default '';
alter table estimate_requests add column spam_score integer not null default 0;
alter table estimate_requests add column spam_reasons text not null default '';
alter table estimate_requests add column email_refused text;

alter table contact_messages add column page text not null default '';
alter table contact_messages add column referrer text not null default '';
alter table contact_messages add column utm_source text not null default '';
alter table contact_messages add column utm_medium text not null default '';
alter table contact_messages add column utm_campaign text not null default '';
alter table contact_messages add column visitor text not null default '';
alter table contact_messages add column spam_score integer not null default 0;
alter table contact_messages add column spam_reasons text not null default '';
alter table contact_messages add column email_refused text;

create index estimate_requests_by_time on estimate_requests (created_at);
create index contact_messages_by_time on contact_messages (created_at);

-- What we tell the office by ourselves, like the digest: one of a kind a day. `content` is JSON.
create table reports (
  id text primary key,
  kind text not null,
  day text not null,
  content text not null,
  created_at text not null,
  unique (kind, day)
);

-- A delivery belongs to one request, one message or one report. As in 002, the table is made anew for that.
create table deliveries_of_all (
  id text primary key,
  estimate_request_id text references estimate_requests (id) on delete cascade,
  contact_message_id text references contact_messages (id) on delete cascade,
  report_id text references reports (id) on delete cascade,
  kind text not null,
  message_id text not null unique,
  state text not null check (state in ('held', 'pending', 'sent', 'failed', 'dead')),
  attempts integer not null,
  next_attempt_at text not null,
  leased_until text,
  last_answer text,
  created_at text not null,
  updated_at text not null,
  unique (estimate_request_id, kind),
  unique (contact_message_id, kind),
  unique (report_id, kind),
  check (
    (case when estimate_request_id is null then 0 else 1 end)
    + (case when contact_message_id is null then 0 else 1 end)
    + (case when report_id is null then 0 else 1 end) = 1
  )
);

insert into deliveries_of_all (
  id, estimate_request_id, contact_message_id, kind, message_id, state, attempts, next_attempt_at, leased_until,
  last_answer, created_at, updated_at
)
select
  id, estimate_request_id, contact_message_id, kind, message_id, state, attempts, next_attempt_at, leased_until,
  last_answer, created_at, updated_at
from deliveries;

drop table deliveries;
alter table deliveries_of_all rename to deliveries;

create index deliveries_due on deliveries (next_attempt_at) where state in ('pending', 'failed');

-- Every attempt at a delivery, and what the other side said.
create table delivery_attempts (
  delivery_id text not null references deliveries (id) on delete cascade,
  number integer not null,
  at text not null,
  state text not null,
  answer text not null,
  primary key (delivery_id, number)
);

-- When an address last got a confirmation; the address is hashed. One a day is enough for a person, and for a spammer.
create table confirmed_addresses (address text primary key, at text not null);

-- What all servers on this store must agree on: the key of the captcha, the salt of the day.
create table secrets (name text primary key, value text not null);

-- Backups that were made, or seen by the hook for PostgreSQL, and what a trial restore counted in them.
create table backups (
  id text primary key,
  at text not null,
  place text not null,
  bytes integer,
  requests integer,
  messages integer,
  problem text
);

-- Who has sent how much within the last minutes, for all servers on one PostgreSQL; keys are hashes. The table is as
-- the package rate-limiter-flexible wants it, and empty where one server counts in its memory.
create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
