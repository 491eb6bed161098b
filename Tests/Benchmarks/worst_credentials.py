#!/usr/bin/env python3
"""Shows what hostile Content Credentials cost: our own reader, the library beside us, and the library behind the wall.

Usage: Tests/Benchmarks/worst_credentials.py METALENS FIXTURES [--library FILE] [--only WORDS] [--scale 1] [--seconds 10]
                                             [--keep DIRECTORY]

Makes each file itself: manifests that are each other's ingredients, that fan out, stand in a row or are named a thousand times, a million
assertions, boxes and values in each other, lengths that lie, huge texts, packed zeros. Runs `analyze` without a library, `inspect
--credentials` with it, and `batch --isolate` with it beside a photo that must get its row whatever the other does. Printed are seconds of
processor, megabytes at the peak and what came of it.

Exit code 1 where our own reader takes over 2 seconds or 300 MB (a release build), where the wall doesn't end a photo within
--seconds and 5 more, or where the other photo has no row. What the library costs outside the wall is told and fails nothing: strangers'
photos belong behind it. --scale 0.01 makes small files. libbrotlienc.
"""
import argparse
import ctypes
import hashlib
import json
import os
import pathlib
import resource
import struct
import subprocess
import sys
import tempfile
import time

MOST_OWN = (2.0, 300e6)


# CBOR and JUMBF, as far as manifests need them.
def head(major, number):
    if number < 24:
        return bytes([major << 5 | number])
    for code, count in ((24, 1), (25, 2), (26, 4), (27, 8)):
        if number < 1 << 8 * count:
            return bytes([major << 5 | code]) + number.to_bytes(count, "big")
    raise ValueError(number)


class Raw(bytes):
    """CBOR that is encoded already."""


def cbor(value):
    if isinstance(value, Raw):
        return bytes(value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, list):
        return head(4, len(value)) + b"".join(map(cbor, value))
    return head(5, len(value)) + b"".join(cbor(key) + cbor(item) for key, item in value.items())


def box(kind, content):
    return struct.pack(">I", len(content) + 8) + kind.encode() + content


def superbox(kind, label, content):
    uuid = kind.encode() + bytes.fromhex("00110010800000aa00389b71")
    return box("jumb", box("jumd", uuid + b"\x03" + label.encode() + b"\0") + content)


def name(number):
    return f"urn:uuid:{number:08x}-0000-4000-8000-000000000000"


def link(store_path, target):
    return {"url": "self#jumbf=" + store_path, "hash": hashlib.sha256(target[8:]).digest()}


def assertion(label, value):
    return label, superbox("cbor", label, box("cbor", value if isinstance(value, Raw) else cbor(value)))


def manifest(label, assertions, signature, claim=None, references=None):
    """A manifest whose hashes hold and whose signature is another one's."""
    if references is None:
        references = [link("c2pa.assertions/" + name, body) for name, body in assertions]
    fields = {"alg": "sha256", "claim_generator": "hostile/1.0", "signature": "self#jumbf=c2pa.signature",
              "assertions": references, "dc:format": "image/jpeg", "instanceID": "xmp:iid:1", "dc:title": "hostile"}
    fields.update(claim or {})
    return superbox("c2ma", label, superbox("c2as", "c2pa.assertions", b"".join(body for _, body in assertions))
                    + superbox("c2cl", "c2pa.claim", box("cbor", cbor(fields))) + superbox("c2cs", "c2pa.signature", signature))


def store(manifests):
    return superbox("c2pa", "c2pa", b"".join(manifests))


def photo(jpeg, whole):
    """A JPEG with a store in segments (ISO 19566-5, annex D)."""
    out, position, number = [], 8, 1
    while position < len(whole):
        piece = whole[position:position + 65_000]
        payload = b"JP\0\1" + struct.pack(">I", number) + whole[:8] + piece
        out.append(b"\xff\xeb" + struct.pack(">H", len(payload) + 2) + payload)
        position, number = position + len(piece), number + 1
    return jpeg[:2] + b"".join(out) + jpeg[2:]


ACTION = assertion("c2pa.actions", {"actions": [{"action": "c2pa.created"}]})
HASH = assertion("c2pa.hash.data", {"alg": "sha256", "hash": bytes(32), "exclusions": [{"start": 2, "length": 10}], "pad": b"",
                                    "name": "jumbf manifest"})


def ingredient(number, label, target=None):
    url = {"url": f"self#jumbf=/c2pa/{label}", "alg": "sha256",
           "hash": hashlib.sha256(target[8:]).digest() if target else bytes(32)}
    return assertion("c2pa.ingredient" + (f"__{number}" if number else ""), {
        "dc:title": f"{number}.jpg", "dc:format": "image/jpeg", "instanceID": f"xmp:iid:{number}",
        "relationship": "componentOf" if number else "parentOf", "c2pa_manifest": url})


def packed_zeros(count):
    library = ctypes.CDLL("libbrotlienc.so.1")
    room = ctypes.create_string_buffer(count // 100 + 10_000)
    size = ctypes.c_size_t(len(room))
    data = bytes(count)
    if not library.BrotliEncoderCompress(11, 24, 0, ctypes.c_size_t(count), data, ctypes.byref(size), room):
        raise OSError("libbrotlienc")
    return room.raw[:size.value]


def kinds(signature, scale):
    def many(count):
        return max(2, int(count * scale))

    def circle():
        return store([manifest(name(0), [ACTION, HASH, ingredient(0, name(1))], signature),
                      manifest(name(1), [ACTION, HASH, ingredient(0, name(0))], signature)])

    def itself():
        return store([manifest(name(0), [ACTION, HASH, ingredient(0, name(0))], signature)])

    def fan():
        # Each leads to the two before it: who follows every way goes 2 to the power of their number.
        made = [manifest(name(0), [ACTION, HASH], signature)]
        for number in range(1, min(60, many(60))):
            before = [(max(0, number - step), made[max(0, number - step)]) for step in (1, 2)]
            made.append(manifest(name(number), [ACTION, HASH] + [
                ingredient(index, name(place), body) for index, (place, body) in enumerate(before)], signature))
        return store(made)

    def row():
        made = [manifest(name(0), [ACTION, HASH], signature)]
        for number in range(1, many(2_000)):
            made.append(manifest(name(number), [ACTION, HASH, ingredient(0, name(number - 1), made[-1])], signature))
        return store(made)

    def named_often():
        once = manifest(name(0), [ACTION, HASH] + [assertion(f"com.example.x__{i}", {"v": i}) for i in range(many(1_000))],
                        signature)
        return store([once, manifest(name(1), [ACTION, HASH] + [ingredient(i, name(0), once) for i in range(many(1_000))],
                                     signature)])

    def references():
        one = cbor(link("c2pa.assertions/c2pa.actions", ACTION[1]))
        count = many(150_000)
        return store([manifest(name(0), [ACTION, HASH], signature, references=Raw(head(4, count) + one * count))])

    def small_references():
        # A million of them in as few bytes as can be: a claim that no library takes.
        count = many(1_000_000)
        return store([manifest(name(0), [ACTION, HASH], signature, references=Raw(head(4, count) + b"\xa0" * count))])

    def assertions():
        made = [assertion(f"com.example.x__{number}", {"v": number}) for number in range(many(100_000))]
        return store([manifest(name(0), [ACTION, HASH] + made, signature)])

    def boxes_deep():
        inner = b""
        for _ in range(many(2_000)):
            inner = superbox("c2as", "a", inner)
        return store([superbox("c2ma", name(0), inner)])

    def values_deep():
        deep = Raw(b"\x81" * many(1_000_000) + b"\0")
        return store([manifest(name(0), [ACTION, HASH, assertion("com.example.deep", deep)], signature)])

    def claim_deep():
        return store([manifest(name(0), [ACTION, HASH], signature, claim={"claim_generator_info": Raw(b"\x81" * many(1_000_000) + b"\0")})])

    def maps_deep():
        deep = Raw(b"\xa1\x61a" * many(300_000) + b"\0")
        return store([manifest(name(0), [assertion("c2pa.actions", Raw(cbor({"x": 1})[:1] + cbor("actions") + deep)), HASH], signature)])

    def length_zero():
        whole = bytearray(circle())
        where = whole.index(b"jumb", 60)
        whole[where - 4:where] = bytes(4)
        return bytes(whole)

    def length_beyond():
        whole = bytearray(circle())
        where = whole.index(b"cbor", 200)
        whole[where - 4:where] = b"\x7f\xff\xff\xff"
        return bytes(whole)

    def length_of_64_bits():
        inner = box("jumd", b"c2ma" + bytes.fromhex("00110010800000aa00389b71") + b"\x03m\0")
        return superbox("c2pa", "c2pa", struct.pack(">I", 1) + b"jumb" + b"\xff" * 8 + inner)

    def count_of_2_to_62():
        bomb = Raw(b"\xbb\x40" + bytes(7))
        return store([manifest(name(0), [assertion("c2pa.actions", bomb), HASH], signature)])

    def string_of_2_to_62():
        bomb = Raw(b"\x5b\x40" + bytes(7))
        return store([manifest(name(0), [assertion("c2pa.actions", bomb), HASH], signature)])

    def texts():
        return store([manifest(name(0), [ACTION, HASH], signature, claim={"dc:title": "é" * many(5_000_000)})])

    def labels():
        long = "l" * many(60_000)
        made = [assertion(f"{long}__{number}", {"v": 1}) for number in range(many(100))]
        return store([manifest(name(0) + long, made, signature)])

    def actions():
        count = many(400_000)
        value = Raw(cbor({"x": 1})[:1] + cbor("actions") + head(4, count) + cbor({"action": "c2pa.edited"}) * count)
        return store([manifest(name(0), [assertion("c2pa.actions", value), HASH], signature)])

    def exclusions():
        count = many(300_000)
        ranges = Raw(head(4, count) + b"".join(cbor({"start": 2 * i, "length": 1}) for i in range(count)))
        value = {"alg": "sha256", "hash": bytes(32), "exclusions": ranges, "pad": b"", "name": "jumbf manifest"}
        return store([manifest(name(0), [ACTION, assertion("c2pa.hash.data", value)], signature)])

    def zeros():
        stream = packed_zeros(many(1_000_000_000))
        return store([superbox("c2cm", name(0), box("brob", stream))])

    def zeros_often():
        stream = packed_zeros(many(16_000_000))
        return store([superbox("c2cm", name(number), box("brob", stream)) for number in range(many(500))])

    return {function.__name__.replace("_", " "): function for function in (
        circle, itself, fan, row, named_often, references, small_references, assertions, boxes_deep, values_deep, claim_deep, maps_deep,
        length_zero, length_beyond, length_of_64_bits, count_of_2_to_62, string_of_2_to_62, texts, labels, actions, exclusions,
        zeros, zeros_often)}


def signature_of(signed):
    """The signature's box of a file that the library signed: it is well formed, and another claim's."""
    where = signed.index(b"c2pa.signature\0", signed.index(b"c2cs")) + len("c2pa.signature\0")
    size = struct.unpack(">I", signed[where:where + 4])[0]
    return signed[where:where + size]


def run(words, seconds):
    """Seconds of processor, peak of memory in bytes, exit code, output."""
    begin = time.monotonic()
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(words, stdout=out, stderr=subprocess.DEVNULL)
        while True:
            found, status, usage = os.wait4(process.pid, os.WNOHANG)
            if found:
                break
            if time.monotonic() - begin > seconds:
                process.kill()
            time.sleep(0.01)
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, process.returncode, out.read(), time.monotonic() - begin


def said(row):
    if row.get("schema") == "metalens.error/1":
        return row["error"]["code"]
    found = row.get("credentials") or {}
    return found.get("validationState") or found.get("reason") or "no credentials"


def make(folder, options):
    """Writes the files; in a process of its own, since a child's peak of memory is never less than its parent's."""
    signature = signature_of((options.fixtures / "signed/untimed.jpg").read_bytes())
    jpeg = (options.fixtures / "programs/camera.jpg").read_bytes()
    (folder / "other.jpg").write_bytes(jpeg)
    for kind, build in kinds(signature, options.scale).items():
        if kind.startswith(options.only):
            (folder / (kind.replace(" ", "-") + ".jpg")).write_bytes(photo(jpeg, build()))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("metalens")
    parser.add_argument("fixtures", type=pathlib.Path)
    parser.add_argument("--library")
    parser.add_argument("--only", default="")
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--slack", type=float, default=1)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--make", type=pathlib.Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.make:
        make(options.make, options)
        return 0
    os.environ.pop("METALENS_CREDENTIALS_LIBRARY", None)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    named = ["--credentials-library", options.library] if options.library else []
    wrong = 0
    print("| Credentials | Bytes | Own reader, s | MB | Library, s | MB | | Behind the wall, s | |\n|---|--:|--:|--:|--:|--:|---|--:|---|")
    with tempfile.TemporaryDirectory() as work:
        folder = options.keep or pathlib.Path(work)
        folder.mkdir(parents=True, exist_ok=True)
        other = folder / "other.jpg"
        subprocess.run([sys.executable, __file__, options.metalens, str(options.fixtures), "--make", str(folder), "--only", options.only,
                        "--scale", str(options.scale)], check=True)
        for file in sorted(folder.glob("*.jpg")):
            if file == other:
                continue
            kind = file.stem.replace("-", " ")
            cells, reasons = [f"{file.stat().st_size:,}"], []
            cost, memory, code, _, _ = run([options.metalens, "analyze", "--depth", "structure", "--format", "json", str(file)], 60)
            inspected = run([options.metalens, "inspect", "--credentials", "--format", "json", str(file)], 60)
            cost, memory = max(cost, inspected[0]), max(memory, inspected[1])
            if cost > MOST_OWN[0] * options.slack or memory > MOST_OWN[1]:
                reasons.append("COST")
            if {code, inspected[2]} - {0}:
                reasons.append(f"EXIT {code} {inspected[2]}")
            cells += [f"{cost:.2f}", f"{memory / 1e6:.0f}"]
            if named:
                cost, memory, code, out, _ = run([options.metalens, "inspect", "--credentials", "--format", "json", *named, str(file)], 60)
                try:
                    outcome = said({"credentials": json.loads(out)["credentials"]["check"]})
                except (ValueError, KeyError, TypeError):
                    outcome = f"exit code {code}"
                cells += [f"{cost:.2f}", f"{memory / 1e6:.0f}", outcome]
                _, _, code, out, passed = run([
                    options.metalens, "batch", "--isolate", "--photo-seconds", str(options.seconds), "--depth", "structure", "--format",
                    "ndjson", "--jobs", "1", *named, str(file), str(other)], 3 * options.seconds + 30)
                rows = {pathlib.Path(row["file"]["path"]).name: row for row in map(json.loads, out.splitlines())}
                cells += [f"{passed:.2f}", said(rows[file.name]) if file.name in rows else "no row"]
                if passed > options.seconds + 5 or file.name not in rows:
                    reasons.append("WALL")
                if rows.get("other.jpg", {}).get("schema") != "metalens.report/1":
                    reasons.append("THE OTHER PHOTO")
            wrong += bool(reasons)
            print("| " + " | ".join([kind, *cells]) + " | " + " ".join(reasons), flush=True)
    print(f"\n{wrong} of the files cost too much.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
