-- What its sender has corrected since: phone, email and description say what holds now, and these what was sent, or null.
alter table leads add column sent_phone text;
alter table leads add column sent_email text;
alter table leads add column sent_description text;

-- When its sender would like the office to come, a line each.
alter table leads add column wished_times text;

-- How often the last digits of the phone were guessed wrong behind the link of a mail.
alter table leads add column link_tries integer not null default 0;
