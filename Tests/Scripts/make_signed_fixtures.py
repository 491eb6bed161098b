#!/usr/bin/env python3
"""Makes Fixtures/signed: photos with Content Credentials that are signed under a certificate authority of our own.

Usage: make_signed_fixtures.py FIXTURES

Needs openssl, exiftool, and the package c2pa-python (pip install c2pa-python==0.38.0). Keys are made anew each time and thrown
away, so each run writes other files; what it writes is listed in Fixtures/manifest.json with its SHA-256. The camera's
certificate bears a name of CameraSigner's list, and says in its unit (OU) that it is a test's: nobody but who is given
anchors.pem trusts it.
"""

import hashlib
import http.server
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

import c2pa

from check_credentials import LISTENER, with_address

CAMERA = "/C=US/O=Google LLC/OU=MetaLens test, not Google's/CN=Pixel Camera"
EDITOR = "/C=XX/O=MetaLens Test Editor/CN=MetaLens test certificate"
STAMP = "/C=XX/O=MetaLens Test Time/CN=MetaLens test time stamps"
SOURCES = "http://cv.iptc.org/newscodes/digitalsourcetype/"
SETTINGS = {
    "verify": {"remote_manifest_fetch": False, "ocsp_fetch": False, "verify_after_sign": False},
    "builder": {"thumbnail": {"enabled": False}},
}
PURPOSES = {"emailProtection": "emailProtection", "timeStamping": "critical,timeStamping"}


def run(*words, **options):
    return subprocess.run(words, check=True, capture_output=True, **options).stdout


class Authority:
    """A certificate authority in a folder that is thrown away."""

    def __init__(self, folder, name):
        self.folder, self.name = folder, name
        self.key, self.certificate = folder / f"{name}.key", folder / f"{name}.pem"
        run("openssl", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", self.key)
        run("openssl", "req", "-x509", "-new", "-key", self.key, "-sha256", "-days", "10950",
            "-subj", f"/C=XX/O=MetaLens Test CA/CN={name}", "-out", self.certificate,
            "-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign,cRLSign")

    def issue(self, subject, name, purpose="emailProtection", further=""):
        """A certificate with its key and its chain: two files."""
        key, request, leaf = (self.folder / f"{name}.{end}" for end in ("pk8", "csr", "leaf"))
        plain = run("openssl", "ecparam", "-name", "prime256v1", "-genkey", "-noout")
        key.write_bytes(run("openssl", "pkcs8", "-topk8", "-nocrypt", input=plain))
        run("openssl", "req", "-new", "-key", key, "-subj", subject, "-out", request)
        extensions = self.folder / "extensions"
        extensions.write_text(
            "basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\n"
            f"extendedKeyUsage={PURPOSES[purpose]}\nsubjectKeyIdentifier=hash\nauthorityKeyIdentifier=keyid\n" + further)
        run("openssl", "x509", "-req", "-in", request, "-CA", self.certificate, "-CAkey", self.key,
            "-CAcreateserial", "-days", "10900", "-sha256", "-extfile", extensions, "-out", leaf)
        chain = self.folder / f"{name}.chain"
        chain.write_bytes(leaf.read_bytes() + self.certificate.read_bytes())
        return chain, key


class TimeStamps:
    """Answers RFC 3161 on this machine while files are signed."""

    def __init__(self, folder, authority):
        chain, key = authority.issue(STAMP, "stamp", "timeStamping")
        (folder / "serial.txt").write_text("01\n")
        configuration = folder / "stamp.cnf"
        configuration.write_text(
            f"[tsa]\ndefault_tsa=t\n[t]\nserial={folder}/serial.txt\nsigner_cert={folder}/stamp.leaf\n"
            f"certs={authority.certificate}\nsigner_key={key}\nsigner_digest=sha256\ndefault_policy=1.2.3.4.1\n"
            "digests=sha256,sha384,sha512\naccuracy=secs:1\nordering=no\ntsa_name=no\ness_cert_id_chain=no\n")

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                request = self.rfile.read(int(self.headers["Content-Length"]))
                (folder / "query").write_bytes(request)
                run("openssl", "ts", "-reply", "-config", configuration, "-section", "t",
                    "-queryfile", folder / "query", "-out", folder / "reply")
                reply = (folder / "reply").read_bytes()
                self.send_response(200)
                self.send_header("Content-Type", "application/timestamp-reply")
                self.send_header("Content-Length", str(len(reply)))
                self.end_headers()
                self.wfile.write(reply)

            def log_message(self, *_):
                pass

        self.server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/".encode()


def sign(source, target, mime, certificate, stamps, manifest, parent=None, settings=None):
    chain, key = certificate
    signer = c2pa.Signer.from_info(c2pa.C2paSignerInfo(
        alg=b"es256", sign_cert=chain.read_bytes(), private_key=key.read_bytes(), ta_url=stamps))
    builder = c2pa.Builder(manifest, context=c2pa.Context(c2pa.Settings.from_dict(SETTINGS | (settings or {}))))
    if parent:
        # Adds the action c2pa.opened, which an editor's manifest must begin with.
        builder.set_intent(c2pa.C2paBuilderIntent.EDIT)
        with open(parent, "rb") as stream:
            builder.add_ingredient(json.dumps({"title": "DSC_0001.JPG", "relationship": "parentOf"}), mime, stream)
    with open(source, "rb") as read, open(target, "w+b") as written:
        builder.sign(signer, mime, read, written)


def capture(title):
    return {"claim_generator_info": [{"name": "Pixel Camera", "version": "9.0"}], "title": title, "assertions": [
        {"label": "c2pa.actions.v2", "data": {"actions": [
            {"action": "c2pa.created", "digitalSourceType": SOURCES + "digitalCapture"}]}}]}


EDIT = {"claim_generator_info": [{"name": "Example Editor", "version": "3.1"}], "title": "edited.jpg", "assertions": [
    {"label": "c2pa.actions.v2", "data": {"actions": [
        {"action": "c2pa.color_adjustments", "softwareAgent": {"name": "Example Editor", "version": "3.1"}}]}}]}


ELSEWHERE = capture("DSC_0003.JPG")
ELSEWHERE["assertions"].append({"label": "c2pa.cloud-data", "data": {
    "label": "c2pa.thumbnail.claim", "size": 1000, "content_type": "image/jpeg", "location": {
        "url": LISTENER + "data", "alg": "sha256", "hash": [0] * 32}}})


def main(fixtures):
    signed = fixtures / "signed"
    signed.mkdir(exist_ok=True)
    proofs = {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        ours, stranger = Authority(folder, "MetaLens Test Root"), Authority(folder, "MetaLens Test Stranger")
        camera, editor = ours.issue(CAMERA, "camera"), ours.issue(EDITOR, "editor")
        other = stranger.issue(CAMERA, "other")
        stamps = TimeStamps(folder, ours).address

        def base(file):
            """A copy that states the camera which signs it."""
            target = folder / ("base" + pathlib.Path(file).suffix)
            shutil.copyfile(fixtures / file, target)
            run("exiftool", "-q", "-overwrite_original", "-Make=Google", "-Model=Pixel 10", target)
            return target

        def make(file, proves, *arguments, **options):
            sign(arguments[0], signed / file, *arguments[1:], **options)
            proofs[file] = proves

        jpeg = base("programs/camera.jpg")
        make("camera.jpg", "a listed camera's trusted and time-stamped signature of a capture raises the score",
             jpeg, "image/jpeg", camera, stamps, capture("DSC_0001.JPG"))
        make("untimed.jpg", "without a time stamp a camera's trusted signature bounds nothing",
             jpeg, "image/jpeg", camera, None, capture("DSC_0001.JPG"))
        make("untrusted.jpg", "the same name under an authority that nobody named proves nothing",
             jpeg, "image/jpeg", other, stamps, capture("DSC_0001.JPG"))
        make("edited.jpg", "an editor's manifest with the camera's file as its parent tells both in order",
             signed / "camera.jpg", "image/jpeg", editor, stamps, EDIT, parent=signed / "camera.jpg")
        make("camera.png", "credentials in a PNG are checked", base("programs/exiftool.png"), "image/png", camera,
             stamps, capture("DSC_0001.PNG"))
        make("camera.avif", "credentials in a HEIF are checked", base("programs/heif-enc.avif"), "image/avif", camera,
             stamps, capture("DSC_0001.AVIF"))
        for file, mime, what in (("exiftool.tif", "image/tiff", "a TIFF"), ("cwebp.webp", "image/webp", "a WebP"),
                                 ("cjxl.jxl", "image/jxl", "a JPEG XL"), ("heif-enc.heic", "image/heic", "a HEIC")):
            target = "camera." + file.rsplit(".", 1)[1]
            # Its EXIF is packed: exiftool would put another one beside it.
            source = fixtures / "programs" / file if file.endswith(".jxl") else base("programs/" + file)
            make(target, f"credentials in {what} are read and checked", source, mime, camera, None, capture(target))
        make("packed.jpg", "a manifest that is packed with Brotli is unpacked, and checked", jpeg, "image/jpeg", camera, None,
             capture("DSC_0002.JPG"), settings={"core": {"prefer_compress_manifests": True}})
        make("thumbnails.jpg", "thumbnails of a claim and of an ingredient are taken out", jpeg, "image/jpeg", editor, None,
             EDIT, parent=jpeg, settings={"builder": {"thumbnail": {"enabled": True, "long_edge": 32}}})
        asking = ours.issue(CAMERA, "asking", further=f"authorityInfoAccess=OCSP;URI:{LISTENER}ocsp\n")
        named = base("programs/camera.jpg")
        named.write_bytes(with_address(named.read_bytes(), LISTENER + "remote.c2pa"))
        make("addresses.jpg", "addresses in certificate, assertion and XMP are told, and never asked", named, "image/jpeg",
             asking, None, ELSEWHERE)
        altered = bytearray((signed / "camera.jpg").read_bytes())
        # The date in EXIF: any program that writes metadata changes as much.
        where = altered.index(b"2023:05:30")
        altered[where:where + 10] = b"2023:05:31"
        (signed / "altered.jpg").write_bytes(altered)
        proofs["altered.jpg"] = "a byte that was changed after signing is found by the hash, and settles it"
        broken = bytearray((signed / "camera.jpg").read_bytes())
        where = broken.index(b"Pixel Camera", broken.index(b"claim_generator_info"))
        broken[where + 11:where + 12] = b"o"
        (signed / "forged.jpg").write_bytes(broken)
        proofs["forged.jpg"] = "a claim that was changed after signing breaks the signature, and is a warning"
        shutil.copyfile(ours.certificate, signed / "anchors.pem")
        proofs["anchors.pem"] = "the certificate of the authority that files of this folder are trusted under"
    manifest_file = fixtures / "manifest.json"
    manifest = json.loads(manifest_file.read_text())
    entries = [entry for entry in manifest["fixtures"] if not entry["file"].startswith("signed/")]
    entries += [{
        "command": "Tests/Scripts/make_signed_fixtures.py Fixtures", "file": "signed/" + file,
        "madeBy": "c2pa-python 0.38.0 and openssl", "proves": proves,
        "sha256": hashlib.sha256((signed / file).read_bytes()).hexdigest()} for file, proves in proofs.items()]
    manifest["fixtures"] = sorted(entries, key=lambda entry: entry["file"])
    manifest_file.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
