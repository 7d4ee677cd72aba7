-- What several servers have to know of one another: when a turn began, and what is said about taking back.

alter table game_table add column turn_began integer not null default 0;

create table undo_talk (
  table_id text not null,
  number integer not null,
  seq integer not null,
  seat integer not null,
  says text not null,
  target integer not null,
  at integer not null,
  primary key (table_id, number)
);
