#!/usr/bin/env bash
# Makes the Debian package and the archive, and looks at them as whoever installs them does.
#
# Usage: Tests/Scripts/check_package.sh METALENS [--twice] [ROOT...]
#
# METALENS is a build of the same source, whose rows of Fixtures those of the packages must equal: a copy of what README's
# first command leaves in .build, where the packages' program is linked out of the same objects. --twice makes the
# packages once more, in a copy of the source in another folder, and compares their SHA-256. Each ROOT is a bare system
# (debootstrap --variant=minbase), into which the package is installed, run and purged; it takes root.
set -euo pipefail
export LC_ALL=C.UTF-8
metalens=$(realpath "$1")
shift
twice=
if [[ ${1:-} == --twice ]]; then
  twice=1
  shift
fi
cd "$(dirname "$0")/../.."
# Somewhat more than they are (Docs/Packaging.md): whoever lets them grow does it on purpose.
most_deb=8000000
most_archive=12500000
fail() {
  printf 'FAILED: %s\n' "$*" >&2
  exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Nobody's own name: lintian wants an address that could be one.
export DEBFULLNAME=${DEBFULLNAME:-MetaLens} DEBEMAIL=${DEBEMAIL:-metalens@users.noreply.github.com}
mapfile -t made < <(swift run metalens-dev package --scratch-path .build)
[[ ${#made[@]} -eq 2 ]] || fail "two packages were to be made"
deb=$(realpath "${made[0]}")
archive=$(realpath "${made[1]}")
ls -l "$deb" "$archive" | awk '{ print $5, $NF }' | sed 's|/.*/||'
sha256sum "$deb" "$archive" | sed 's|/.*/||'

(($(stat -c %s "$deb") <= most_deb && $(stat -c %s "$archive") <= most_archive)) || fail "a package has grown"
# The container's recipe installs what README's first command does.
needed=$(grep -m1 -oE 'apt-get install -y .* pkg-config' README.md)
grep -qF "$needed " Docs/Examples/Containerfile || fail "the Containerfile installs other packages than README"

if command -v lintian >/dev/null; then
  lintian --allow-root --fail-on error "$deb" || fail "lintian"
  echo "lintian: no error"
fi
dpkg-deb --contents "$deb" >"$work/contents"
for name in bin/metalens share/man/man1/metalens.1.gz share/applications/metalens.desktop \
  share/bash-completion/completions/metalens share/doc/metalens/copyright lib/metalens/libjpeg.so.62; do
  grep -q " ./usr/$name\$" "$work/contents" || fail "the package lacks $name"
done
dpkg-deb --extract "$deb" "$work/deb"
! grep -qaF "$PWD" "$work/deb/usr/bin/metalens" || fail "the program holds the folder it was built in"
if command -v desktop-file-validate >/dev/null; then
  desktop-file-validate "$work/deb/usr/share/applications/metalens.desktop" || fail "the desktop entry"
fi
if command -v appstreamcli >/dev/null; then
  appstreamcli validate --no-net "$work/deb/usr/share/metainfo/org.metalens.MetaLens.metainfo.xml" || fail "the AppStream file"
fi

# What a program says of Fixtures, as a table and as JSON, without the time of the analysis.
cat >"$work/rows.sh" <<'SCRIPT'
"$1" batch Fixtures --quiet 2>/dev/null
"$1" batch Fixtures --quiet --format ndjson 2>/dev/null | sed -E 's/"analyzedDate":"[^"]*"//'
exit 0
SCRIPT
sh "$work/rows.sh" "$metalens" >"$work/here"
[[ $(wc -l <"$work/here") -gt 800 ]] || fail "too few rows here"

# The archive, unpacked, in an empty environment and with a path of which only the wall's own programs could come.
tar --extract --file "$archive" --directory "$work"
unpacked=("$work"/metalens-*)
env -i "$(command -v sh)" "$work/rows.sh" "${unpacked[0]}/metalens" >"$work/there"
cmp "$work/here" "$work/there" || fail "the archive's program gives other rows"
if env -i LD_DEBUG=libs "${unpacked[0]}/metalens" version 2>&1 | grep -E 'calling init' |
  grep -vE '/metalens-[^/]*/lib/|lib(c|m|gcc_s|stdc\+\+)\.so|ld-linux'; then
  fail "the archive takes these libraries from the system"
fi
echo "archive: $(wc -l <"$work/here") lines of two forms the same, its libraries its own"

if [[ $twice ]]; then
  git clone --quiet --no-hardlinks . "$work/elsewhere/metalens copy"
  git diff HEAD >"$work/changes"
  (cd "$work/elsewhere/metalens copy" && { [[ ! -s $work/changes ]] || git apply "$work/changes"; })
  swift run metalens-dev package --root "$work/elsewhere/metalens copy" --output "$work/again" >"$work/made"
  for file in "$deb" "$archive"; do
    cmp "$file" "$work/again/${file##*/}" || fail "${file##*/} comes out otherwise in another folder"
  done
  echo "made twice, in two folders: the same bytes"
fi

for root in "$@"; do
  inside() {
    unshare --mount --pid --fork --mount-proc="$root/proc" \
      chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"
  }
  system=$(. "$root/etc/os-release" && printf '%s' "$PRETTY_NAME")
  rm -rf "$root/srv/metalens"
  mkdir -p "$root/srv/metalens"
  cp -a Fixtures "$deb" "$work/rows.sh" "$root/srv/metalens"
  cp -a "${unpacked[0]}" "$root/srv/metalens/unpacked"
  cp /etc/resolv.conf "$root/etc/resolv.conf"

  # Nothing is installed yet: the archive needs nothing.
  inside env -C /srv/metalens sh rows.sh unpacked/metalens >"$work/there"
  cmp "$work/here" "$work/there" || fail "$system: the archive's program gives other rows"

  inside apt-get update -qq
  inside apt-get install -y -qq --no-install-recommends "/srv/metalens/${deb##*/}" >"$work/apt" 2>&1 || {
    tail -20 "$work/apt"
    fail "$system: the package doesn't install"
  }
  inside env -C /srv/metalens sh rows.sh metalens >"$work/there"
  cmp "$work/here" "$work/there" || fail "$system: the package's program gives other rows"
  # A photo over HTTP, read behind the wall.
  inside env -C /srv/metalens metalens serve --no-browser >"$work/served" 2>&1 &
  serving=$!
  for _ in $(seq 100); do
    address=$(grep -oE 'http://[^ ]+' "$work/served" | head -1) || true
    [[ -z $address ]] || break
    sleep 0.2
  done
  [[ -n $address ]] || fail "$system: the page doesn't start"
  token=$(grep -oE '[0-9a-f]{64}' <<<"$address")
  curl -sf -H "Authorization: Bearer $token" -H 'X-Photo-Name: whole.jpg' --data-binary @Fixtures/whole.jpg \
    "${address%"$token/"}api/v1/analyze" >"$work/report" || fail "$system: the page answers nothing"
  grep -q '"verdict"' "$work/report" || fail "$system: the page's answer has no verdict"
  # The first of the namespace, whose end is the end of all that ran in it; unshare itself heeds no interrupt.
  pkill -INT -P "$(pgrep -P "$serving")"
  wait "$serving" || true
  inside apt-get purge -y -qq metalens >"$work/apt" 2>&1 || fail "$system: the package isn't purged"
  left=$(inside find / -xdev -iname '*metalens*' -not -path '/srv/*' -not -path '/proc/*' -not -path '/var/cache/*')
  [[ -z $left ]] || fail "$system: purged, these are left: $left"
  rm -rf "$root/srv/metalens"
  echo "$system: the archive runs where nothing is installed; the package installs, gives the same rows, serves its page, and is purged without a trace"
done
