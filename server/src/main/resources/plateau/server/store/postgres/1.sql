-- Tables, who sits there, everything that happened there, and what was said; as in SQLite.

create table game_table (
  id text primary key,
  game text not null,
  rules text not null,
  options text not null,
  is_public integer not null,
  status text not null,
  seed bigint not null,
  fork_table text,
  fork_step integer,
  bank_ms bigint,
  gain_ms bigint,
  created bigint not null,
  result text,
  hints text not null,
  turn_began bigint not null
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
  at bigint not null,
  spent_ms bigint not null,
  note text not null,
  primary key (match, seq)
);

create table chat (
  table_id text not null,
  number integer not null,
  seat integer not null,
  name text not null,
  text text not null,
  at bigint not null,
  primary key (table_id, number)
);

create table undo_talk (
  table_id text not null,
  number integer not null,
  seq integer not null,
  seat integer not null,
  says text not null,
  target integer not null,
  at bigint not null,
  primary key (table_id, number)
);

-- The servers that share this database: when each was last seen, which tables it goes on with, who is connected there.
-- Whatever they would say again by themselves after a crash of the database need not be written to its log.

create unlogged table node (
  id text primary key,
  seen timestamptz not null
);

create table work (
  table_id text primary key,
  node text not null
);

create index work_node on work (node);

create unlogged table guests (
  table_id text not null,
  node text not null,
  seats text not null,
  spectators integer not null,
  primary key (table_id, node)
);

create index guests_node on guests (node);
