-- Signing in to the office. A code goes out by mail and works in the browser that asked for it (`browser_hash`); one from the
-- command line names no browser. A row without `code_hash` counts the tries of an address that has no account, or that has
-- asked for too many codes: it must answer like all others.
create table sign_ins (
  id text primary key,
  user_id text references users (id) on delete cascade,
  code_hash text,
  browser_hash text,
  expires_at text not null,
  tries integer not null default 0,
  used_at text
);
create index sign_ins_by_browser on sign_ins (browser_hash);
create index sign_ins_by_user on sign_ins (user_id, expires_at);
create index sign_ins_by_time on sign_ins (expires_at);

-- A browser that is signed in. Its cookie holds 256 random bits, of which only the hash is stored.
create table sessions (
  id_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  device text not null,
  created_at text not null,
  seen_at text not null,
  expires_at text not null
);
create index sessions_by_user on sessions (user_id);

-- Who came in, and who changed who may. `user_id` is who did it; null is the command line. No words of customers.
create table audit (
  id text primary key,
  at text not null,
  user_id text references users (id),
  what text not null,
  detail text not null
);
create index audit_by_time on audit (at);
