-- How urgent the words of a lead sound, and the rules that say so, with spaces between (contract/emergency/rules.ts). The office
-- may say that it is not urgent; the rules stay, because they tell what the visitor was told. What came before was not judged.
alter table leads add column priority text not null default 'normal' check (priority in ('normal', 'urgent', 'danger'));
alter table leads add column priority_rules text not null default '';
