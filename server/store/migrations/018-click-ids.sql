-- The number that an ad network gave the click which led to the site, behind its name: "gclid=Cj0KCQ".
alter table leads add column click_id text not null default '';
