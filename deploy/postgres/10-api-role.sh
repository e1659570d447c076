#!/bin/sh
# Runs once, on an empty volume: the API gets a role of its own that owns its database and rules nothing else.
set -eu
: "${API_DATABASE_PASSWORD:?}"
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\getenv password API_DATABASE_PASSWORD
create role amberlane login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database amberlane owner amberlane;
revoke all on database amberlane from public;
SQL
