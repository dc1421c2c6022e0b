-- A third role: an editor changes the website and sees no requests. SQLite cannot change what a column may hold, so it is made anew.
alter table users rename column role to role_before;
alter table users add column role text not null default 'office' check (role in ('owner', 'office', 'editor'));
update users set role = role_before;
alter table users drop column role_before;
