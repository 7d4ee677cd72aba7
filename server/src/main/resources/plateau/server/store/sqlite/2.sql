-- What programs noted beside their moves: an object of JSON, or nothing.

alter table step add column note text not null default '';
