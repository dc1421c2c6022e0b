-- The visit that the office has named: its start and its end, with a slash between (ISO 8601).
alter table leads add column visit text;
