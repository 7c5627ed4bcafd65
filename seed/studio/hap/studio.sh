#!/bin/sh
# Hap studion në Linux: klikoje dy herë („Run in terminal“), ose thirre nga terminali. Kërkon Node 20.19 ose më të ri.
cd "$(dirname "$0")/../../.." || exit 1
command -v node >/dev/null || { echo "Instalo Node nga https://nodejs.org, pastaj hape përsëri."; exit 1; }
exec node worker/commands/studio.mjs "$@"
