#!/usr/bin/env python3
"""Checks that Content Credentials are checked as they should be, in the real command with the real library.

Usage: check_credentials.py METALENS LIBRARY FIXTURES

States and scores of Fixtures/signed; the same rows behind the wall; the same page served as
written; no connection to an address that a photo names, in its certificate, an
assertion or XMP, in the wall or outside; the same without a network, where the system lets one be taken away; codes at the parts that they
are about; rows that were checked otherwise aren't gone on with; errors for what was named and can't be used; the variable; and nothing
loaded for a photo without credentials.
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
# What signed/addresses.jpg names in its certificate, an assertion and XMP: nobody may ever ask there.
LISTENER = "http://127.0.0.1:48213/"
# With the authority's certificate: state, score at least, score at most, verdict's rule.
EXPECTED = {
    "camera.jpg": ("Trusted", 95, 100, "signedByCamera"), "camera.png": ("Trusted", 95, 100, "signedByCamera"),
    "camera.avif": ("Trusted", 0, 84, None), "untimed.jpg": ("Trusted", 0, 84, None),
    "untrusted.jpg": ("Valid", 0, 84, None), "edited.jpg": ("Trusted", 0, 10, "statedEditor"),
    "altered.jpg": ("Invalid", 0, 10, "changedAfterSigning"), "forged.jpg": ("Invalid", 0, 84, None),
    "camera.tif": ("Trusted", 0, 84, None), "camera.webp": ("Trusted", 0, 84, None), "camera.jxl": ("Trusted", 0, 84, None),
    "camera.heic": ("Trusted", 0, 84, None), "packed.jpg": ("Trusted", 0, 84, None), "thumbnails.jpg": ("Trusted", 0, 10, "statedEditor"),
    "addresses.jpg": ("Trusted", 0, 84, None),
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


class Listener:
    """Notes every connection to a port of this machine."""

    def __init__(self, port=0):
        self.heard = []
        try:
            self.server = socket.create_server(("127.0.0.1", port))
        except OSError as error:
            sys.exit(f"port {port}, which a fixture names, must be free while this runs: {error}")
        self.port = self.server.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            try:
                self.heard.append(self.server.accept()[1])
            except OSError:
                return


def nodes(node):
    return [node] + [below for child in node["children"] for below in nodes(child)]


def check_tree(metalens, named, file, row):
    """Every code of the report stands in the tree, at what its address names."""
    result = subprocess.run([metalens, "inspect", "--credentials", "--format", "json", *map(str, named), str(file)], capture_output=True,
                            check=False)
    found = json.loads(result.stdout)["credentials"]
    check(found["check"] == row["credentials"], f"{file.name}: another check in inspect")
    tree = nodes(found["stores"][0])
    at = {(node["label"], status["code"]) for node in tree for status in node["statuses"]}
    for status in row["credentials"]["statuses"]:
        label = status["url"].rsplit("/", 1)[-1]
        check((label, status["code"]) in at, f"{file.name}: {status['code']} isn't at {label}")
    check(any(node["kind"] == "signature" and node["statuses"] for node in tree), f"{file.name}: no code at a signature")


def check_resuming(metalens, named, signed):
    """An interrupted run with the library is gone on with by the same check alone."""
    whole = rows(metalens, *named, signed)
    with tempfile.TemporaryDirectory() as name:
        for words, taken in ((named, True), (named[:2], False), ([], False)):
            output = pathlib.Path(name) / "rows.ndjson"
            output.unlink(missing_ok=True)
            first = subprocess.run([metalens, "batch", "--format", "ndjson", *map(str, named), str(signed)], capture_output=True,
                                   check=False).stdout.splitlines(keepends=True)
            pathlib.Path(f"{output}.partial").write_bytes(b"".join(first[:3]))
            code = subprocess.run([metalens, "batch", "--format", "ndjson", "--resume", "-o", str(output), *map(str, words), str(signed)],
                                  capture_output=True, check=False).returncode
            check(output.exists() == taken and (code == 3 or taken), f"--resume with {len(words)} words: {code}")
            if taken:
                check(len(output.read_bytes().splitlines()) == len(whole), "rows of a run that was gone on with")


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
    plain = rows(metalens, *named, "--no-isolate", fixtures)
    check(rows(metalens, *named, "--isolate", fixtures) == plain, "rows behind the wall")
    served(str(pathlib.Path(metalens).resolve()), [pathlib.Path(word).resolve() if os.path.exists(word) else word for word in named],
           signed.resolve())
    # The port that the fixture names, and one that only this run knows.
    fixed, listener = Listener(int(LISTENER.rsplit(":", 1)[1].strip("/"))), Listener()
    with tempfile.TemporaryDirectory() as name:
        address = f"http://127.0.0.1:{listener.port}/manifest.c2pa"
        folder = pathlib.Path(name)
        (folder / "embedded.jpg").write_bytes(with_address((signed / "camera.jpg").read_bytes(), address))
        (folder / "remote.jpg").write_bytes(with_address((fixtures / "programs/camera.jpg").read_bytes(), address))
        asking = signed / "addresses.jpg"
        told = rows(metalens, *named, "--no-isolate", folder, asking)
        rows(metalens, *named, "--isolate", folder, asking)
        for words in (["analyze"], ["inspect", "--credentials"]):
            subprocess.run([metalens, *words, *map(str, named), str(asking), str(folder / "embedded.jpg")], capture_output=True, check=False)
        check(len(told) == 3 and not listener.heard, f"{len(listener.heard)} connections to what XMP names")
        check(not fixed.heard, f"{len(fixed.heard)} connections to what a certificate or an assertion names")
        remote = [row for row in told if any(flag["id"] == "credentialsRemote" for flag in row["flags"])]
        names = [pathlib.Path(row["file"]["path"]).name for row in remote]
        check("remote.jpg" in names, f"an address is told of {names}")
    for file in ("camera.jpg", "edited.jpg", "altered.jpg", "packed.jpg", "camera.heic"):
        check_tree(metalens, named, signed / file, found[file])
    check_resuming(metalens, named, signed)
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
