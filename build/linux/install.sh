#!/bin/sh
# Installs the game for the user who calls it, below ~/.local, or takes it away again: ./install.sh [--remove]
# Saved games and settings are never touched.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
programs=$data/wotrush-program
entry=$data/applications/wotrush.desktop
about=$data/metainfo/io.github.wotrush.metainfo.xml
icon=$data/icons/hicolor/512x512/apps/wotrush.png
command=$HOME/.local/bin/wotrush

if [ "${1-}" = "--remove" ]; then
    rm -rf -- "$programs"
    rm -f -- "$entry" "$about" "$icon" "$command"
    echo "World of Tanks: Rush and Tank Hunter are removed. Your games are still where they were."
    exit 0
fi
if [ $# -gt 0 ]; then
    echo "install.sh knows only --remove, not $1." >&2
    exit 2
fi

# The new copy is laid beside the old one first, so that a full disk leaves the old one as it was.
mkdir -p -- "$data" "$(dirname -- "$entry")" "$(dirname -- "$about")" "$(dirname -- "$icon")" "$(dirname -- "$command")"
rm -rf -- "$programs.new"
cp -R -- "$here/wotrush" "$programs.new"
rm -rf -- "$programs"
mv -- "$programs.new" "$programs"
cp -- "$here/wotrush.png" "$icon"
cp -- "$here/${about##*/}" "$about"
ln -sf -- "$programs/wotrush" "$command"
# Desktop entries quote paths, and escape what would end the quotes.
quoted=$(printf '%s' "$programs/wotrush" | sed 's/[\\"`$]/\\\\&/g')
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/wotrush.desktop" >"$entry"
echo "World of Tanks: Rush and Tank Hunter are installed: look for them among your games, or call $command."
