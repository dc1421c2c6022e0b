-- While somebody looks at the board, each server asks every two seconds for what was changed in the last ones.
create index lead_events_by_time on lead_events (at);
