#!/usr/bin/env python3
"""Checks that Content Credentials are checked as they should be, in the real command with the real library.

Usage: check_credentials.py METALENS LIBRARY FIXTURES

States and scores of Fixtures/signed; the same rows behind the wall; the same page served as written; no connection to an address that a photo names; the same without a
network, where the system lets one be taken away; errors for what was named and can't be used; the variable; and nothing loaded for a
photo without credentials.
"""

import json
import os
import pathlib
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading

FAILED = []
# With the authority's certificate: state, score at least, score at most, verdict's rule.
EXPECTED = {
    "camera.jpg": ("Trusted", 95, 100, "signedByCamera"), "camera.png": ("Trusted", 95, 100, "signedByCamera"),
    "camera.avif": ("Trusted", 0, 84, None), "untimed.jpg": ("Trusted", 0, 84, None),
    "untrusted.jpg": ("Valid", 0, 84, None), "edited.jpg": ("Trusted", 0, 10, "statedEditor"),
    "altered.jpg": ("Invalid", 0, 10, "changedAfterSigning"), "forged.jpg": ("Invalid", 0, 84, None),
}


def check(holds, what):
    if not holds:
        FAILED.append(what)
        print("FAILED:", what)


def rows(metalens, *words, prefix=(), environment=None):
    result = subprocess.run([*prefix, metalens, "batch", "--format", "ndjson", "--language", "en", *map(str, words)],
                            capture_output=True, env={**os.environ, **(environment or {})}, check=False)
    found = [json.loads(line) for line in result.stdout.splitlines()]
    for row in found:
        row.pop("analyzedDate", None)
    return found


def with_address(photo, address):
    """The photo with XMP that says where a manifest is kept."""
    packet = ('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
              '<rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/" '
              f'dcterms:provenance="{address}"/></rdf:RDF></x:xmpmeta>').encode()
    payload = b"http://ns.adobe.com/xap/1.0/\0" + packet
    return photo[:2] + b"\xff\xe1" + struct.pack(">H", len(payload) + 2) + payload + photo[2:]


def served(metalens, named, signed):
    """The page of a signed photo that is served is the one that analyze writes."""
    from check_serve import Server

    server = Server(metalens, "--language", "en", *map(str, named))
    _, header, page = server.ask("GET", f"/{server.token}/")
    server.cookie = header["Set-Cookie"].split(";")[0]
    opened = re.search(rb'"page":"([0-9a-f]{64})"', page)[1].decode()
    moment = rb"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?( UTC)?"
    for name in ("camera.jpg", "altered.jpg"):
        _, _, row = server.ask("POST", f"/{server.token}/photos?page={opened}", (signed / name).read_bytes(), X_Photo_Name=name)
        photo = re.search(rb'data-id="([0-9a-f]+)"', row)[1].decode()
        _, _, ours = server.ask("GET", f"/{server.token}/exhibit?page={opened}&photo={photo}")
        theirs = subprocess.run([metalens, "analyze", "--format", "html", "--language", "en", *map(str, named), name],
                                cwd=signed, stdout=subprocess.PIPE, check=False).stdout
        check(re.sub(moment, b"", ours) == re.sub(moment, b"", theirs), f"{name}: what is served isn't what analyze writes")
    server.process.terminate()
    server.process.wait(30)


def main(metalens, library, fixtures):
    os.environ.pop("METALENS_CREDENTIALS_LIBRARY", None)
    signed = fixtures / "signed"
    trust = ["--trust-anchors", signed / "anchors.pem"]
    named = ["--credentials-library", library, *trust]
    found = {pathlib.Path(row["file"]["path"]).name: row for row in rows(metalens, *named, signed)}
    check(sorted(found) == sorted(EXPECTED), f"files of signed/: {sorted(found)}")
    for name, (state, least, most, rule) in EXPECTED.items():
        row = found[name]
        check(row["credentials"]["validationState"] == state, f"{name}: {row['credentials']['validationState']}")
        check(least <= row["score"] <= most, f"{name}: score {row['score']}")
        check(rule in (None, row["verdict"]["by"]), f"{name}: {row['verdict']['by']}")
    untrusting = rows(metalens, "--credentials-library", library, signed)
    check(all(row["score"] < 85 for row in untrusting), "without trust anchors nothing is raised")
    check(rows(metalens, signed, environment={"METALENS_CREDENTIALS_LIBRARY": library}) == untrusting, "the variable")
    plain = rows(metalens, *named, fixtures)
    check(rows(metalens, *named, "--isolate", fixtures) == plain, "rows behind the wall")
    served(str(pathlib.Path(metalens).resolve()), [pathlib.Path(word).resolve() if os.path.exists(word) else word for word in named],
           signed.resolve())
    with tempfile.TemporaryDirectory() as name, socket.create_server(("127.0.0.1", 0)) as server:
        connections = []

        def listen():
            while True:
                try:
                    connections.append(server.accept())
                except OSError:
                    return

        threading.Thread(target=listen, daemon=True).start()
        address = f"http://127.0.0.1:{server.getsockname()[1]}/manifest.c2pa"
        folder = pathlib.Path(name)
        (folder / "embedded.jpg").write_bytes(with_address((signed / "camera.jpg").read_bytes(), address))
        (folder / "remote.jpg").write_bytes(with_address((fixtures / "programs/camera.jpg").read_bytes(), address))
        told = rows(metalens, *named, folder)
        check(len(told) == 2 and not connections, f"{len(connections)} connections to what a photo names")
        check(any(flag["id"] == "credentialsRemote" for flag in told[1]["flags"]), "the address is told")
    if shutil.which("unshare") and not subprocess.run(["unshare", "-rn", "true"], capture_output=True, check=False).returncode:
        check(rows(metalens, *named, fixtures, prefix=("unshare", "-rn")) == plain, "rows without a network")
        without = "and without a network"
    else:
        without = "(no network could be taken away here)"
    for words in (["--credentials-library", "/nowhere.so"], ["--credentials-library", "libz.so.1"],
                  ["--credentials-library", library, "--trust-anchors", fixtures / "whole.jpg"],
                  ["--credentials-library", library, "--trust-anchors", "/nowhere.pem"]):
        result = subprocess.run([metalens, "analyze", *map(str, words), str(signed / "camera.jpg")], capture_output=True,
                                check=False)
        check(result.returncode == 3 and not result.stdout and result.stderr.count(b"\n") == 1, f"{words}: {result.stderr}")
    print(f"credentials: {len(EXPECTED)} signed files as expected, {len(plain)} rows the same behind the wall {without}")
    return 1 if FAILED else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])))
