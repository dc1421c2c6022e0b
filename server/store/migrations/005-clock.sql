-- When a server of this store was last seen, by its own clock, and since when that clock has gone on evenly.
create table clock (id integer primary key, seen_at text not null, steady_since text not null);

-- Every time that it did not: went back, jumped ahead, or no server ran (or seemed to) for a day and longer.
create table clock_changes (number integer primary key, kind text not null, from_at text not null, to_at text not null);

-- Few deliveries are in hand at a time; every minute those are looked for whose lease is too long to be true.
create index deliveries_leased on deliveries (leased_until) where leased_until is not null;

-- What waits is read in the order of both; without the id, rows of one time would be read again for every slice.
drop index deliveries_due;
create index deliveries_due on deliveries (next_attempt_at, id) where state in ('pending', 'failed');
