-- From where a code was asked for, and after a sign-in, from where it was used; a hash. Codes are counted by it, and strangers who
-- ask for many must not keep out a user whose network has signed in before.
alter table sign_ins add column network text;
