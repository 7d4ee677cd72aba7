-- Dice that are shared with other tables: with a match that is over, or with everybody who plays on that day. The result of a
-- day counts once for each token. The secret is what the seeds of days to come are made from.

alter table game_table add column dice_with text;
alter table game_table add column dice_of text;
alter table game_table add column counted_for text;

create unique index game_table_counted on game_table (game, dice_of, counted_for);

create table secret (
  name text primary key,
  value text not null
);
