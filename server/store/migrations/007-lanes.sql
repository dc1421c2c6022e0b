-- Each lane asks for what is due in it. Without a part of the index for each, it reads all that waits in the others: after a
-- flood the lane of webhooks, which has nothing to send, read twenty thousand rows for each new request.
drop index deliveries_due;
create index deliveries_due on deliveries (
  (case kind when 'customer-mail' then 'customer' when 'webhook' then 'webhook' else 'office' end),
  next_attempt_at,
  id
) where state in ('pending', 'failed');
