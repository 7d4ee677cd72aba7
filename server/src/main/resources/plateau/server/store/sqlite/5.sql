-- Events wait here, in the order in which they came, until those of one match go to its steps together.

create table waiting (
  id integer primary key,
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
  note text not null
);
