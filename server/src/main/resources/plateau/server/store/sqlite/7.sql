-- The same people once more: which table this one follows, and the seat of whoever asked for it. A table has one rematch.

alter table game_table add column rematch_of text;
alter table game_table add column rematch_by integer;

create unique index game_table_rematch on game_table (rematch_of);
