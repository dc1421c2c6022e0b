-- The website's folder as the office edits it: whole files, each kept once under its SHA-256. Photographs lie in DATA_DIR instead.
-- `kept_at` is when a file was last given to be kept: one that nothing names a day later is removed.
create table website_files (hash text primary key, bytes bytea not null, kept_at text not null);

-- `manifest` is JSON: the hash of each file by its name. `changes` is JSON: what is new in it, in words.
create table website_publications (
  number integer primary key,
  published_at text not null,
  published_by text,
  changes text not null,
  manifest text not null
);

-- What has been changed since. `base` is the published file that it began from; no hash means no file.
create table website_drafts (
  name text primary key,
  base text,
  hash text,
  changed_by text,
  changed_at text not null
);
