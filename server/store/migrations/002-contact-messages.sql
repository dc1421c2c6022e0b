-- proof: whether a captcha has shown that a person sent the message; 'unchecked' when none was asked for.
-- held_because: why the confirmation waits for the office to look at the message; null when nothing waits.

create table contact_messages (
  id text primary key,
  number integer not null unique,
  reference text not null unique,
  idempotency_key text unique,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  message text not null,
  proof text not null check (proof in ('proven', 'unproven', 'unchecked')),
  held_because text,
  created_at text not null
);

insert into counters (name, value) values ('contact', 0);

-- A challenge is good for one message. Its row goes when the challenge would be refused for its age alone.
create table used_challenges (id text primary key, expires_at text not null);

-- A delivery belongs to one request or to one message, never to both or to none. SQLite cannot change a column's
-- constraints, so the table is made anew. The kinds are not listed again: the next kind must not cost that once more.

create table deliveries_of_both (
  id text primary key,
  estimate_request_id text references estimate_requests (id) on delete cascade,
  contact_message_id text references contact_messages (id) on delete cascade,
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
  check ((estimate_request_id is null) <> (contact_message_id is null))
);

insert into deliveries_of_both (
  id, estimate_request_id, contact_message_id, kind, message_id, state, attempts, next_attempt_at, leased_until,
  last_answer, created_at, updated_at
)
select
  id, request_id, null, kind, message_id, state, attempts, next_attempt_at, leased_until,
  last_answer, created_at, updated_at
from deliveries;

drop table deliveries;
alter table deliveries_of_both rename to deliveries;

create index deliveries_due on deliveries (next_attempt_at) where state in ('pending', 'failed');
