#!/usr/bin/env python3
"""Makes pages with libraries that crash, hang, take what they can and try what they must not, and looks at what that costs.

Usage: check_previews.py METALENS

Compiles stand-ins for libwebp and puts each before the real one. Each may cost the preview, the time and memory that
Docs/Page.md states, and nothing else. Then files that state more than they are, and a picture of each real library. Needs
a C compiler, libseccomp, libheif, libpng, libwebp and libtiff.

Exit code: 0 all as it should be, 1 something is wrong, 2 wrong usage or something is missing.
"""
import concurrent.futures
import os
import pathlib
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECONDS = 20
SLOW = "libwebp took too long to decode it"
FAILED = "libwebp failed while decoding it"
REFUSED = "libwebp can&#39;t decode it"
# The signal for a file that grows is ignored by some shells' children: the library then hears of it, or doesn't.
EITHER = "not shown, because libwebp"
MISSING = "libwebp isn&#39;t installed or is too old"
# What WebPGetFeaturesInternal does, and what the page says then.
STUBS = {
    # By a lock that it holds already: pause isn't let through, and returns.
    "waits for ever": ("pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; for (;;) pthread_mutex_lock(&m);", SLOW),
    "works for ever": ("for (volatile int i = 0;; i++) {}", SLOW),
    "closes its streams and waits": ("close(0); close(1); for (;;) pause();", SLOW),
    "crashes": ("*(volatile int *)8 = 1;", FAILED),
    "aborts": ("abort();", FAILED),
    "leaves": ("_exit(0);", FAILED),
    "floods": ("static char room[65536]; while (write(1, room, sizeof room) > 0) {} _exit(0);", FAILED),
    "answers in the program's name": ('write(1, "\\1\\377\\377\\377\\377more", 9); _exit(0);', FAILED),
    "takes all memory": ("for (char *p; (p = malloc(1 << 26));) memset(p, 1, 1 << 26);", REFUSED),
    # Where one of these succeeds, it leaves, which the page would tell.
    "opens, connects, starts and signals": (
        'int did = open("/etc/passwd", O_RDONLY) >= 0 || open("written", O_CREAT | O_WRONLY, 0600) >= 0;'
        'did |= socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0;'
        'pid_t child = fork(); if (child == 0) _exit(0); did |= child > 0;'
        'char *words[] = {"true", NULL}; did |= posix_spawn(&child, "/bin/true", NULL, NULL, words, NULL) == 0;'
        'execv("/bin/true", words); did |= kill(getppid(), 0) == 0 || kill(-1, 0) == 0;'
        'did |= mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;'
        'did |= ptrace(PTRACE_TRACEME, 0, 0, 0) == 0; if (did) _exit(0);', REFUSED),
    # libheif and the decoders of AVIF do; the thread is bound as its process is.
    "starts a thread that opens a file": (
        "pthread_t thread; void *found = NULL; if (pthread_create(&thread, NULL, opens, NULL)) _exit(0);"
        "if (pthread_join(thread, &found) || found) _exit(0);", REFUSED),
    "writes a file": ('FILE *f = fopen("written", "w"); if (f) { fputs("x", f); fclose(f); }', EITHER),
}
HEADERS = ["fcntl", "pthread", "signal", "spawn", "stdint", "stdio", "stdlib", "string", "sys/mman", "sys/ptrace", "sys/socket",
           "unistd"]
# One of each format that a library decodes.
PICTURES = ["heif-enc.heic", "heif-enc.avif", "magick.png", "cwebp.webp", "magick.tif"]
faults = []


def check(holds, words):
    if not holds:
        faults.append(words)
        print("FAILED:", words, file=sys.stderr)


def page(metalens, photo, directory, libraries=None):
    environment = dict(os.environ)
    if libraries:
        environment["LD_LIBRARY_PATH"] = str(libraries)
    begin = time.monotonic()
    done = subprocess.run(
        [metalens, "analyze", "--format", "html", "--language", "en", str(photo)], cwd=directory,
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return done, time.monotonic() - begin


def stub(work, number, body):
    directory = work / f"stub-{number}"
    directory.mkdir()
    (directory / "stub.c").write_text(
        "".join(f"#include <{name}.h>\n" for name in HEADERS) +
        'static void *opens(void *p) { return open("/etc/passwd", O_RDONLY) >= 0 ? "" : NULL; }\n'
        f"int WebPGetFeaturesInternal(const uint8_t *d, size_t n, void *out, int v) {{ {body} return 1; }}\n"
        "int WebPDecode(const uint8_t *d, size_t n, void *c) { return 1; }\n"
        "uint8_t *WebPDecodeRGBA(const uint8_t *d, size_t n, int *w, int *h) { return 0; }\n"
        "void WebPFree(void *p) {}\n")
    compiler = shutil.which("cc") or shutil.which("clang")
    subprocess.run([compiler, "-w", "-O0", "-shared", "-fPIC", "-o", str(directory / "libwebp.so.7"),
                    str(directory / "stub.c")], check=True)
    return directory


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, data):
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def zeros(width, height):
    """The rows of a black picture, packed."""
    packer, out = zlib.compressobj(9), b""
    for _ in range(height):
        out += packer.compress(bytes(width * 3 + 1))
    return out + packer.flush()


def lying(work):
    """Files that state more than they are, and what their page may say."""
    whole = zeros(8192, 1024)
    limits, words = "it can&#39;t be decoded (damaged, or beyond the limits)", "libpng can&#39;t decode it"
    for name, data, reason in (
        ("huge.png", png(60000, 60000, zlib.compress(bytes(100000))), limits),
        ("one-row-too-many.png", png(16384, 16385, whole), limits),
        ("more-than-its-bytes-are-worth.png", png(16384, 16384, whole), limits),
        ("short.png", png(8192, 1056, whole), words),
        ("swells.png", png(8192, 1024, whole), None),
    ):
        path = work / name
        path.write_bytes(data)
        yield path, reason


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    metalens = str(pathlib.Path(sys.argv[1]).resolve())
    if not (shutil.which("cc") or shutil.which("clang")):
        print("check_previews.py: a C compiler is missing; on Debian: apt-get install gcc", file=sys.stderr)
        return 2
    photo = ROOT / "Fixtures" / "programs" / "cwebp.webp"
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        cases = [(what, stub(work, number, body), words) for number, (what, (body, words)) in enumerate(STUBS.items())]
        empty = work / "not-a-library"
        empty.mkdir()
        (empty / "libwebp.so.7").write_text("no library\n")
        bare = work / "without-functions"
        bare.mkdir()
        shutil.copy(cases[0][1] / "stub.c", bare / "stub.c")
        subprocess.run([shutil.which("cc") or "clang", "-w", "-shared", "-fPIC", "-xc", os.devnull, "-o",
                        str(bare / "libwebp.so.7")], check=True)
        cases.append(("lacks its functions", bare, MISSING))

        def run(case):
            what, directory, words = case
            done, seconds = page(metalens, photo, directory, directory)
            text = done.stdout.decode()
            check(done.returncode == 0, f"{what}: ended with {done.returncode}: {done.stderr.decode()}")
            check(words in text, f"{what}: the page doesn't say that {words}")
            check("</html>" in text and "<img" not in text, f"{what}: not a whole page without a picture")
            check(seconds < SECONDS + 10, f"{what}: took {seconds:.0f} s")
            written = directory / "written"
            check(not written.exists() or written.stat().st_size == 0, f"{what}: wrote a file")
            return seconds

        with concurrent.futures.ThreadPoolExecutor(max_workers=4) as pool:
            slowest = max(pool.map(run, cases))
        for path, reason in lying(work):
            done, _ = page(metalens, path, work)
            text = done.stdout.decode()
            check(done.returncode == 0 and (reason in text if reason else "<img" in text), f"{path.name}: {reason}")
        for name in PICTURES:
            done, _ = page(metalens, ROOT / "Fixtures" / "programs" / name, work)
            check(done.returncode == 0 and b"<img" in done.stdout, f"{name}: no picture")
        most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / (1 << 20)
        check(most < 2.6, f"{most:.1f} GiB of memory")
    if not faults:
        print(f"{len(cases)} libraries that fail, {slowest:.0f} s and {most:.1f} GiB at most; "
              f"{len(PICTURES)} pictures by those that don't: all as they should be")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
