-- Who may ask for hints.

alter table game_table add column hints text not null default 'one';
