#!/usr/bin/env bash
# Builds libexif, libjpeg-turbo, expat, zlib and brotli of Debian's source with coverage and the address sanitizer, for
# long runs of Tests/Fuzzing/run.py: libFuzzer then sees into them, and what they read beyond their memory is told.
#
# Usage: Tests/Fuzzing/build_libraries.sh PREFIX
# Then:  PKG_CONFIG_PATH=PREFIX/lib/pkgconfig Tests/Fuzzing/run.py --build-path .build-fuzz-libraries --seconds 600
#
# The compiler is the clang beside swiftc: with another's the two sanitizers would clash. Sources are taken by apt from
# where the system's packages come from, in lists of their own, and stay in PREFIX/source. Needs dpkg-dev, make, cmake,
# autoconf, automake, libtool, gettext and autopoint.
set -euo pipefail
[[ $# -eq 1 ]] || { sed -n '2,/^set /{/^#/!d;s/^# \{0,1\}//;p}' "$0" >&2; exit 2; }
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
[[ -x $tools/clang ]] || { echo "no clang beside swiftc ($tools)" >&2; exit 1; }
for tool in dpkg-source make cmake autoreconf libtoolize autopoint; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install -y dpkg-dev make cmake autoconf automake libtool gettext autopoint" >&2; exit 1; }
done
export CC="$tools/clang" CXX="$tools/clang++" AR="$tools/llvm-ar" RANLIB="$tools/llvm-ranlib"
export CFLAGS="-O1 -g -fPIC -fno-omit-frame-pointer -fsanitize=address,fuzzer-no-link"
export CXXFLAGS=$CFLAGS
# Programs that a configure script tries leak; that isn't what is looked for here.
export ASAN_OPTIONS=detect_leaks=0

# The system's sources, with deb-src where they say deb, for this script alone.
lists="$prefix/apt"
mkdir -p "$lists/sources.list.d" "$lists/lists/partial" "$prefix/source"
for list in /etc/apt/sources.list.d/*.sources; do
  [[ -e $list ]] && sed 's/^Types: deb$/Types: deb-src/' "$list" >"$lists/sources.list.d/$(basename "$list")"
done
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
  [[ -e $list ]] && sed -n 's/^deb /deb-src /p' "$list" >"$lists/sources.list.d/$(basename "$list")"
done
lists_of_ours=(-o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$lists/sources.list.d"
  -o "Dir::State::Lists=$lists/lists" -o "Dir::Cache::srcpkgcache=" -o "Dir::Cache::pkgcache="
  -o "APT::Sandbox::User=$(id -un)")
apt-get "${lists_of_ours[@]}" update

fetch() { # NAME: unpacks the newest source that is there, patches applied, and goes there
  cd "$prefix/source"
  rm -rf "$1"-*/
  # A mirror may list a version that is gone already.
  for version in $(apt-cache "${lists_of_ours[@]}" showsrc "$1" | sed -n 's/^Version: //p' | sort -Vru); do
    apt-get "${lists_of_ours[@]}" source "$1=$version" && break
    rm -rf "$1"-*/
  done
  cd "$prefix/source/$1"-*/
}
configured() { # NAME OPTIONS...: a library with autoconf
  fetch "$1"
  [[ -x configure ]] || autoreconf -fi
  ./configure --prefix="$prefix" --libdir="$prefix/lib" --disable-shared --enable-static "${@:2}"
  make -j2 && make install
}
by_cmake() { # NAME OPTIONS...: a library with cmake
  fetch "$1"
  [[ -e CMakeLists.txt ]] || cd "$1"
  cmake -S . -B built -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib -DBUILD_SHARED_LIBS=OFF \
    -DCMAKE_POSITION_INDEPENDENT_CODE=ON "${@:2}"
  cmake --build built -j2 && cmake --install built
}

# No assembly: the sanitizer sees C alone.
by_cmake libjpeg-turbo -DCMAKE_INSTALL_LIBDIR="$prefix/lib" -DENABLE_SHARED=OFF -DWITH_SIMD=OFF -DWITH_TURBOJPEG=OFF -DCMAKE_BUILD_TYPE=None
# A patch of Debian's asks whether XML_DTD is 1, and cmake's file of settings defines it as nothing.
CFLAGS="$CFLAGS -DXML_DTD=1" by_cmake expat -DCMAKE_BUILD_TYPE=None -DEXPAT_DTD=OFF -DEXPAT_SHARED_LIBS=OFF -DEXPAT_BUILD_TOOLS=OFF -DEXPAT_BUILD_EXAMPLES=OFF \
  -DEXPAT_BUILD_TESTS=OFF -DEXPAT_BUILD_DOCS=OFF
configured libexif --disable-docs --disable-nls
fetch zlib
CHOST='' ./configure --prefix="$prefix" --libdir="$prefix/lib" --static
make -j2 libz.a && cp libz.a "$prefix/lib" && cp zlib.h zconf.h "$prefix/include" && cp zlib.pc "$prefix/lib/pkgconfig"
by_cmake brotli -DCMAKE_BUILD_TYPE=None -DBROTLI_DISABLE_TESTS=ON
# Those who link it statically need what it is made of too; brotli 1.0.9 names its static libraries otherwise.
for part in common dec enc; do
  [[ -e $prefix/lib/libbrotli$part-static.a ]] && mv "$prefix/lib/libbrotli$part-static.a" "$prefix/lib/libbrotli$part.a"
done
rm -f "$prefix"/lib/libbrotli*.so*
sed -i 's/-lbrotlidec/-lbrotlidec -lbrotlicommon/' "$prefix/lib/pkgconfig/libbrotlidec.pc"
# The system's names the folder of the system's libraries, which would then be found before these.
sed 's/-L[^ ]*//' "$(pkg-config --variable=pcfiledir libcrypto)/libcrypto.pc" >"$prefix/lib/pkgconfig/libcrypto.pc"
for library in jpeg exif expat z brotlidec brotlicommon; do ls -l "$prefix/lib/lib$library.a"; done
