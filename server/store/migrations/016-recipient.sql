-- Set where a delivery is for this address alone: an escalation that a mail server did not take for it, although it took it for
-- others.
alter table deliveries add column recipient text;
