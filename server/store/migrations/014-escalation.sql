-- Since when nobody has a lead in hand: since it was released, let go or opened again. Null: since it came.
alter table leads add column waiting_since text;

-- Whoever is told again by a program of theirs is told in the lane of webhooks, so the index of lanes has its words anew
-- (server/store/lanes.ts).
drop index deliveries_due;
create index deliveries_due on deliveries (
  (case kind when 'customer-mail' then 'customer' when 'webhook' then 'webhook' when 'escalation-webhook' then 'webhook' else 'office' end),
  next_attempt_at,
  id
) where state in ('pending', 'failed');
