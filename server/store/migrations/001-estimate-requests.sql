-- Times are ISO 8601 in UTC, as text: they sort as they read, in every engine.

create table estimate_requests (
  id text primary key,
  number integer not null unique,
  reference text not null unique,
  idempotency_key text unique,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  service text not null,
  description text not null,
  created_at text not null
);

create table deliveries (
  id text primary key,
  request_id text not null references estimate_requests (id) on delete cascade,
  kind text not null check (kind in ('office-mail', 'customer-mail')),
  message_id text not null unique,
  state text not null check (state in ('pending', 'sent', 'failed', 'dead')),
  attempts integer not null,
  next_attempt_at text not null,
  leased_until text,
  last_answer text,
  created_at text not null,
  updated_at text not null,
  unique (request_id, kind)
);

create index deliveries_due on deliveries (next_attempt_at) where state in ('pending', 'failed');

-- The office's numbers have no gap and are never given twice, even after a request is deleted.
create table counters (name text primary key, value integer not null);
insert into counters (name, value) values ('estimate', 0);

-- One row that a readiness check writes to.
create table heartbeat (id integer primary key, at text not null);
insert into heartbeat (id, at) values (1, '');
