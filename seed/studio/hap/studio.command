#!/bin/sh
# Hap studion në macOS: klikoje dy herë. Kërkon Node 20.19 ose më të ri (https://nodejs.org).
cd "$(dirname "$0")/../../.." || exit 1
# Finder gives no shell's PATH.
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
command -v node >/dev/null || { echo "Instalo Node nga https://nodejs.org, pastaj hape përsëri."; exit 1; }
exec node worker/commands/studio.mjs "$@"
