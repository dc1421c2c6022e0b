-- The photos that senders add to what they have sent. Their pictures are files, by the id that the page has made; `mail_round` is the
-- delivery that shows one to the office. `tries` and `next_attempt_at` are of the work on it, which one server has until `leased_until`.
create table photos (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  state text not null check (state in ('arriving', 'working', 'ready', 'refused')),
  reason text,
  width integer,
  height integer,
  mail_round integer,
  tries integer not null default 0,
  next_attempt_at text not null,
  leased_until text,
  created_at text not null
);
create index photos_of_lead on photos (lead_id, created_at);
create index photos_unfinished on photos (next_attempt_at) where state <> 'ready';

-- The bytes as they arrive, until they are a picture.
create table photo_parts (
  photo_id text not null references photos (id) on delete cascade,
  n integer not null,
  bytes bytea not null,
  primary key (photo_id, n)
);
