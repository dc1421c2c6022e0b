-- Whether a lead is our own automatic test, which counts nowhere and goes after a week (server/canary/).
alter table leads add column canary integer not null default 0 check (canary in (0, 1));
create index leads_canary on leads (created_at) where canary = 1;
