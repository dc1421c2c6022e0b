-- Who works in the office. Without a user the office has no pages. Nobody is deleted, because the history of a lead names them;
-- whoever leaves is no longer active.
create table users (
  id text primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'office')),
  active integer not null default 1,
  created_at text not null
);
