-- What is hashed together with the seed, so that its published hash cannot be searched. Older tables have none.

alter table game_table add column salt text not null default '';
