-- Tables, who sits there, everything that happened there, and what was said.

create table game_table (
  id text primary key,
  game text not null,
  rules text not null,
  options text not null,
  is_public integer not null,
  status text not null,
  seed integer not null,
  fork_table text,
  fork_step integer,
  bank_ms integer,
  gain_ms integer,
  created integer not null,
  result text
);

create index game_table_listing on game_table (is_public, status, created);

create table seat (
  table_id text not null,
  seat integer not null,
  kind text not null,
  name text not null,
  player text,
  token_hash text,
  stand_in text,
  out_of_time integer not null,
  primary key (table_id, seat)
);

create table step (
  match text not null,
  seq integer not null,
  kind text not null,
  seat integer not null,
  step integer not null,
  move text not null,
  draws text not null,
  digest text not null,
  client_id text not null,
  at integer not null,
  spent_ms integer not null,
  primary key (match, seq)
) without rowid;

create table chat (
  table_id text not null,
  number integer not null,
  seat integer not null,
  name text not null,
  text text not null,
  at integer not null,
  primary key (table_id, number)
);
