#!/usr/bin/env python3
"""Uses `metalens serve` as people, programs and strangers do: in headless Chromium, over HTTP, and with a hostile page.

Usage: check_serve.py METALENS [--screenshots DIRECTORY] [--corpus DIRECTORY]

Drops the photos of Fixtures on the page, reads verdicts, opens an exhibit, compares two photos, fills in the case, filters,
sorts and changes the language. Has axe-core look for what keeps people out, in light, dark and at 360 pixels. Compares what
the page and the API give with what `batch`, `analyze` and `compare` write. Asks under wrong names, from wrong pages, without
token and cookie, with headers that say two things, too much, too slowly and a hundred times at once. Starts it with a token out
of a file, as a service does. Validates Docs/serve.openapi.json and runs its examples.
With --corpus, it says how many of these photos a second are answered. Needs Debian's chromium, chromium-driver and
python3-selenium, and what Tests/Scripts/requirements.txt names.

Exit code: 0 all as it should be, 1 something is wrong, 2 wrong usage or something is missing.
"""
import argparse
import atexit
import collections
import concurrent.futures
import http.client
import http.server
import importlib.util
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from check_pages import ROOT, Browser, check, faults, missing

FIXTURES = ROOT / "Fixtures"
# Large enough for every fixture; small, so that what is larger is quickly made.
MOST = 8 << 20
DROPPED = ["whole.jpg", "programs/heif-enc.heic", "programs/magick.png", "broken", "flags/softwareEdited.jpg",
           "flags/thumbnailDiffers.jpg"]
# The moment at which a page was made, which is all that differs between two of the same photos.
MOMENT = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?( UTC)?")


class Server:
    """`metalens serve`, until it is told to end; with a token that is given, it prints none."""

    def __init__(self, metalens, *arguments, limit=None, token=None):
        command = [metalens, "serve", "--no-browser", *arguments]
        if limit:
            command = ["bash", "-c", f'ulimit {limit}; exec "$@"', "bash", *command]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        # Also where a check breaks off.
        atexit.register(self.process.kill)
        self.address = self.process.stdout.readline().decode().strip()
        place = urllib.parse.urlsplit(self.address)
        self.port = place.port
        self.token = token or place.path.strip("/")
        self.cookie = None
        form = r"http://127\.0\.0\.1:\d+/" + ("" if token else "[0-9a-f]{64}/")
        check(not self.address or re.fullmatch(form, self.address), f"address: {self.address}")

    def ask(self, method, path, body=None, **fields):
        """Status, header and body of an answer; a field of None isn't sent."""
        header = {"Host": f"127.0.0.1:{self.port}"}
        if self.cookie:
            header["Cookie"] = self.cookie
        header.update({name.replace("_", "-"): value for name, value in fields.items()})
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in header.items():
                if value is not None:
                    connection.putheader(name, value)
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def analyze(self, path, **fields):
        return self.ask("POST", "/api/v1/analyze", path.read_bytes(), Authorization=f"Bearer {self.token}",
                        X_Photo_Name=urllib.parse.quote(str(path.relative_to(FIXTURES))), **fields)

    def memory(self):
        """Resident megabytes of it and of the processes that it started."""
        total = 0
        for status in pathlib.Path("/proc").glob("[0-9]*/status"):
            try:
                text = status.read_text()
            except OSError:
                continue
            parent = int(re.search(r"^PPid:\s+(\d+)", text, re.MULTILINE)[1])
            size = re.search(r"^VmRSS:\s+(\d+)", text, re.MULTILINE)
            if size and self.process.pid in (parent, int(status.parent.name)):
                total += int(size[1])
        return total >> 10

    def end(self, number=signal.SIGINT):
        began = time.monotonic()
        self.process.send_signal(number)
        code = self.process.wait(30)
        took = time.monotonic() - began
        check(code == 130 and took < 3, f"signal {number} ended it with {code} after {took:.1f} s")


def without_time(text):
    return re.sub(rb'"analyzedDate" : "[^"]*"', b"", text)


def strangers(server):
    """Who may not ask gets nothing, whatever else is right."""
    status, header, page = server.ask("GET", f"/{server.token}/")
    server.cookie = header["Set-Cookie"].split(";")[0]
    check(status == 200 and b"drop.js" in page, f"the page: {status}")
    for part in ("HttpOnly", "SameSite=Strict", f"Path=/{server.token}/"):
        check(part in header["Set-Cookie"], f"cookie without {part}")
    page_id = re.search(rb'"page":"([0-9a-f]{64})"', page)[1].decode()
    photos = f"/{server.token}/photos?page={page_id}"
    own = f"http://127.0.0.1:{server.port}"
    photo = (FIXTURES / "whole.jpg").read_bytes()
    bearer = f"Bearer {server.token}"
    cases = [
        ("GET", "/", {}, 403), ("GET", f"/{'0' * 64}/", {}, 403), ("GET", f"/{server.token}", {}, 308),
        ("GET", f"{own}/{server.token}/", {}, 200), ("POST", f"{own}/api/v1/analyze", {"Authorization": bearer}, 200),
        ("GET", f"http://evil.example/{server.token}/", {}, 403),
        ("GET", f"/{server.token}/../x", {}, 404), ("GET", f"/{server.token}/x", {}, 404),
        ("GET", f"/{server.token}/", {"Host": "evil.example"}, 421),
        ("GET", f"/{server.token}/", {"Host": f"evil.example:{server.port}"}, 421),
        ("GET", f"/{server.token}/", {"Host": None}, 400), ("GET", f"/{server.token}/", {"Host": "127.0.0.1"}, 421),
        ("GET", f"/{server.token}/", {"Host": f"localhost:{server.port}"}, 200),
        ("GET", f"/{server.token}/drop.js", {"Cookie": None}, 403),
        ("GET", f"/{server.token}/drop.js", {"Cookie": server.cookie[:-1] + "x"}, 403),
        ("GET", f"/{server.token}/drop.js", {"Sec_Fetch_Site": "cross-site"}, 403),
        ("GET", f"/{server.token}/drop.js", {"Sec_Fetch_Site": "same-site"}, 403),
        ("GET", f"/{server.token}/drop.js", {}, 200), ("POST", f"/{server.token}/drop.js", {}, 405), ("GET", photos, {}, 405), ("POST", photos, {"Cookie": None}, 403),
        ("POST", photos, {"Origin": "http://evil.example"}, 403), ("POST", photos, {"Origin": "null"}, 403),
        ("POST", photos, {"Origin": own.replace("127.0.0.1", "localhost.evil.example")}, 403),
        ("POST", photos, {"X_Photo_Name": "%"}, 400), ("POST", photos, {"X_Photo_Name": "a%00b"}, 400),
        ("POST", photos, {"X_Photo_Name": "%ff"}, 400), ("POST", photos, {"X_Photo_Name": "\xff"}, 400),
        ("POST", photos, {"Origin": own}, 200),
        ("POST", "/api/v1/analyze", {}, 403), ("POST", "/api/v1/analyze", {"Authorization": "Bearer x"}, 403),
        ("POST", "/api/v1/analyze", {"Authorization": bearer, "Origin": "http://evil.example"}, 403),
        ("POST", "/api/v1/analyze", {"Authorization": bearer, "Host": "evil.example"}, 421),
        ("GET", "/api/v1/analyze", {"Authorization": bearer}, 405), ("PUT", "/api/v1/analyze", {"Authorization": bearer}, 405),
        ("POST", "/api/v1/analyze", {"Authorization": bearer}, 200),
        ("POST", "/api/v1/analyze", {"Authorization": f"Bearer   {server.token}"}, 200),
        ("POST", "/api/v1/analyze", {"Authorization": bearer, "Content_Encoding": "gzip"}, 415),
        ("POST", "/api/v1/analyze", {"Authorization": bearer, "Content_Encoding": "identity"}, 200),
        ("POST", "/api/v1/analyze/", {"Authorization": bearer}, 404), ("GET", "/api/v1/health", {"Authorization": bearer}, 404),
        ("GET", "/api/v1/health", {}, 403),
        ("GET", "/healthz", {}, 200), ("GET", "/healthz", {"Cookie": None}, 200), ("POST", "/healthz", {}, 405),
        ("GET", "/healthz", {"Host": "evil.example"}, 421), ("GET", "/healthz", {"Host": f"evil.example:{server.port}"}, 421),
        ("GET", "/healthz", {"Origin": "http://evil.example"}, 403), ("GET", "/healthz", {"Sec_Fetch_Site": "cross-site"}, 403),
        ("GET", "/healthz/", {}, 403), ("GET", "/healthz/x", {}, 403), ("HEAD", "/healthz", {}, 200),
        ("HEAD", "/healthz", {"Host": "evil.example"}, 421), ("OPTIONS", "/healthz", {}, 405), ("HEAD", "/healthz/x", {}, 403),
        ("HEAD", f"/{server.token}/drop.js", {}, 200), ("HEAD", f"/{server.token}/drop.js", {"Cookie": None}, 403),
        ("HEAD", photos, {}, 405), ("HEAD", "/api/v1/analyze", {"Authorization": bearer}, 405),
        ("OPTIONS", "/api/v1/analyze", {"Origin": "http://evil.example", "Access_Control_Request_Method": "POST"}, 403),
        ("GET", "/open/x", {}, 403), ("GET", f"/{server.token}/exhibit?page={page_id}&photo=x", {}, 404),
        ("GET", f"/{server.token}/reports.json?page=x", {}, 404),
    ]
    for method, path, fields, wanted in cases:
        status, header, body = server.ask(method, path, photo if method in ("POST", "PUT") else None, **fields)
        words = f"{method} {path.replace(server.token, 'TOKEN')[:40]} {fields}: "
        check(status == wanted, f"{words}{status}, not {wanted}")
        check(status != 405 or header["Allow"] == ("GET, HEAD" if path.endswith((".js", "/healthz")) else "POST"), f"{words}Allow: {header['Allow']}")
        check("Access-Control-Allow-Origin" not in header, words + "another origin is let in")
        if status == 400 and fields.get("Host", "") is None:
            continue  # libmicrohttpd's own answer to what is no HTTP/1.1
        for name, value in (("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
                            ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer")):
            check(header[name] == value, words + f"{name}: {header[name]}")
        check("default-src 'none'" in (header["Content-Security-Policy"] or ""), words + "no policy")
        check("unsafe-" not in header["Content-Security-Policy"], words + "policy allows what is inline")
    status, header, body = server.ask("GET", "/healthz?page=x", Cookie=None)
    check((status, body, header["Content-Type"]) == (200, b"ok\n", "text/plain; charset=utf-8"), f"health: {status} {body}")
    with socket.create_connection(("127.0.0.1", server.port)) as monitor:
        monitor.settimeout(30)
        monitor.sendall(f"HEAD /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        said = b"".join(iter(lambda: monitor.recv(1 << 16), b""))
    check(said.startswith(b"HTTP/1.1 200") and b"Content-Length: 3\r\n" in said and said.endswith(b"\r\n\r\n"), f"health's header: {said}")
    status, _, rows = server.ask("GET", f"/{server.token}/reports.json?page={page_id}")
    check(len(json.loads(rows)) == 1, "a photo of somebody who may not ask was read")


def programs(server, metalens):
    """The API answers what `analyze --format json` writes; one stream for both."""
    count = 0
    for path in sorted(FIXTURES.rglob("*")):
        if not path.is_file() or path.suffix in (".json", ".md", ".txt", ".csv"):
            continue
        status, header, body = server.analyze(path)
        done = subprocess.run(
            [metalens, "analyze", "--format", "json", "--language", "en", str(path.relative_to(FIXTURES))],
            cwd=FIXTURES, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        check(status == (200 if done.returncode == 0 else 422), f"{path.name}: {status}, analyze ended with {done.returncode}")
        ours, theirs = json.loads(body), json.loads(done.stdout)
        for report in (ours, theirs):
            report.pop("analyzedDate", None)
            report.pop("analyzedAt", None)
        check(ours == theirs, f"{path.name}: the API's report isn't that of analyze")
        check(body.count(b"\n") == done.stdout.count(b"\n"), f"{path.name}: laid out otherwise")
        count += 1
    whole = (FIXTURES / "whole.jpg").read_bytes()
    for query, wanted, named in (("language=ja", 200, ""), ("redact=1&depth=metadata", 400, "redact"), ("lang=de", 400, "lang"),
                                 ("language=xx", 400, "xx"), ("a%22%5C%0A=1", 400, '"'), ("redact", 400, "redact"),
                                 ("language=xx&language=ja", 400, "once"), ("language=ja&language=xx", 400, "once"),
                                 ("language=ja&language=ja", 400, "once"), ("language=ja%00", 400, "ja"),
                                 ("language=ja%00x", 400, "ja"), ("language%00=ja", 400, "language"),
                                 ("&".join(f"p{number}=1" for number in range(1000)), 400, "p0"), ("&".join("a" * 3000), 400, "a")):
        status, _, body = server.ask("POST", f"/api/v1/analyze?{query}", whole, Authorization=f"Bearer {server.token}")
        answer = json.loads(body)
        query = query[:40]
        check(status == wanted, f"?{query}: {status}, not {wanted}")
        check(status == 200 or named in answer["error"]["message"], f"?{query}: {answer}")
        check(status != 200 or answer["language"] == "ja", f"?{query}: {answer.get('language')}")
    for language in ("de", "ja"):
        _, _, body = server.analyze(FIXTURES / "whole.jpg", Accept_Language=f"{language}, en;q=0.5")
        check(json.loads(body).get("language") == language, f"Accept-Language: {language}")
    return count


def forms(server):
    """Forms as other programs write them are read; a wrong name is called that."""
    photo = (FIXTURES / "whole.jpg").read_bytes()

    def form(disposition, before=b"", after=b"\r\n"):
        return before + b"--b\r\nContent-Disposition: " + disposition + b"\r\n\r\n" + photo + b"\r\n--b--" + after

    quoted = b'form-data; name="file"; filename='
    cases = [
        (form(quoted + b'"u.jpg"'), "u.jpg"), (form(b"form-data; name=file; filename=x.jpg"), "x.jpg"),
        (form(quoted + b"\"u.jpg\"; filename*=utf-8''%C3%BC.jpg"), "ü.jpg"), (form(b'Form-Data; name="file"'), "photo"),
        (form(quoted + b'"u.jpg"', b"\r\n"), "u.jpg"), (form(quoted + b'"u.jpg"', b"for others\r\n", b"\r\nthe end"), "u.jpg"),
        (form(quoted + b'"' + b"a" * 4096 + b'"'), "a" * 4096), (form(quoted + b'"' + b"a" * 4097 + b'"'), "invalidName"),
        (form(quoted + b'"a\0b"'), "invalidName"), (form(quoted + b'"\xfc.jpg"'), "invalidName"),
        (form(quoted + b"\"u\"; filename*=utf-8''%FF"), "invalidName"), (form(b"form-data; name=photo"), "invalidForm"),
        (form(quoted + b'"u.jpg"', b"\n"), "invalidForm"), (form(quoted + b'"u.jpg"') + form(quoted + b'"v.jpg"'), "severalFiles"),
    ]
    for body, wanted in cases:
        status, _, said = server.ask("POST", "/api/v1/analyze", body, Authorization=f"Bearer {server.token}",
                                     Content_Type="multipart/form-data; boundary=b")
        answer = json.loads(said)
        found = answer["file"]["path"] if status == 200 else answer["error"]["code"]
        check(found == wanted, f"{body[:100]}: {status} {found[:50]}, not {wanted[:50]}")


def dripping(server, lines):
    """For how many seconds a connection stays that sends one byte after the other, and what it is told."""
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port)) as stranger:
        stranger.sendall(lines)
        stranger.settimeout(1)
        while time.monotonic() - began < 90:
            try:
                return time.monotonic() - began, stranger.recv(1000)
            except TimeoutError:
                pass
            except OSError:
                return time.monotonic() - began, b""
            try:
                stranger.sendall(b"a")
            except OSError:
                return time.monotonic() - began, b""
    return time.monotonic() - began, None


def headers(server):
    """Where a request ends is seen as a proxy sees it, or it isn't answered; nothing behind it is read as another one."""
    start = (f"POST /api/v1/analyze HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
             f"Authorization: Bearer {server.token}\r\n")
    hidden = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
    length = len(hidden)
    refused = [
        f"Content-Length : {length}\r\n", f"Content-Length: 0\r\nContent-Length : {length}\r\n",
        f"Content-Length: 0\r\nContent-Length\t: {length}\r\n", "Transfer-Encoding : chunked\r\n",
        "Content-Length: 0\r\nTransfer-Encoding : chunked\r\n", f"Content-Length: {length}\r\n x\r\n",
        f"Content-Length:\r\n {length}\r\n", "Transfer-Encoding: chunked\r\n ,\r\n", "X(Y): z\r\n", "X: y\x01\r\n",
        f"Content-Length: 0\r\nContent-Length: {length}\r\n", f"Content-Length: {length}\r\nTransfer-Encoding: chunked\r\n",
    ]
    # A line without a name ends the header for libmicrohttpd.
    taken = [f"Content-Length: {length}\r\n", "Content-Length: 0\r\n", f": x\r\nContent-Length: {length}\r\n"]
    for fields in refused + taken:
        with socket.create_connection(("127.0.0.1", server.port)) as stranger:
            stranger.settimeout(30)
            stranger.sendall(f"{start}{fields}\r\n{hidden}".encode())
            said = b""
            try:
                while piece := stranger.recv(1 << 16):
                    said += piece
            except TimeoutError:
                check(False, f"{fields!r}: the connection stays open")
            except OSError:
                pass  # what wasn't read resets it
        found = re.findall(rb"HTTP/1\.1 (\d+)", said)
        check(len(found) == 1, f"{fields!r}: answered with {found}")
        check(fields in taken or found == [b"400"], f"{fields!r}: {found}")


def limits(server):
    """Too much and too slow: an answer or a closed connection, and nobody else waits."""
    pool = concurrent.futures.ThreadPoolExecutor()
    api = f"POST /api/v1/analyze HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    drips = [(pool.submit(dripping, server, lines.encode()), lines, seconds) for lines, seconds in (
        ("GET / HTTP/1.1\r\nX-A: ", 10), (f"{api}Content-Length: 1000\r\n\r\n", 30),
        (f"{api}Transfer-Encoding: chunked\r\n\r\n3;", 30))]
    status, _, body = server.ask("POST", "/api/v1/analyze", bytes(MOST + 1), Authorization=f"Bearer {server.token}")
    check(status == 413 and json.loads(body)["error"]["code"] == "tooLarge", f"too large: {status}")
    # Whoever asks before it sends is told at once, and needn't send.
    with socket.create_connection(("127.0.0.1", server.port)) as asking:
        asking.settimeout(30)
        asking.sendall(f"POST /api/v1/analyze HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bearer "
                       f"{server.token}\r\nExpect: 100-continue\r\nContent-Length: {MOST + 1}\r\n\r\n".encode())
        said = asking.recv(100)
        check(said.startswith(b"HTTP/1.1 413"), f"asked whether to send too much: {said}")
    stalled = []
    for lines in (b"", b"POST", f"POST /api/v1/analyze HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bearer "
                  f"{server.token}\r\nContent-Length: 1000\r\n\r\nabc".encode()):
        stranger = socket.create_connection(("127.0.0.1", server.port))
        stranger.sendall(lines)
        stranger.settimeout(60)
        stalled.append(stranger)
    began = time.monotonic()
    for stranger in stalled:
        try:
            said = stranger.recv(1000)
        except (OSError, TimeoutError):
            said = None
        check(said == b"" or said is None and time.monotonic() - began < 60 or said.startswith(b"HTTP/1.1 4"),
              f"a stalled connection was told {said}")
        stranger.close()
    took = time.monotonic() - began
    check(took < 45, f"stalled connections were dropped after {took:.0f} s")
    for said in (b"\0" * 100, b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET /" + b"a" * 300000, b"x\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port)) as stranger:
            stranger.settimeout(30)
            try:
                stranger.sendall(said)
                answer = stranger.recv(100)
            except OSError:
                answer = b""
            check(not answer.startswith(b"HTTP/1.1 200"), f"{said[:20]} was answered: {answer}")
    for drip, lines, seconds in drips:
        took, said = drip.result()
        check(said == b"" and seconds - 1 < took < seconds + 30, f"{lines!r}, dripped, was told {said} after {took:.0f} s")
    pool.shutdown()
    check(server.analyze(FIXTURES / "whole.jpg")[0] == 200, "it answers no more")


def crowd(server, paths):
    """A hundred at once get answers or a clear "busy"; then how many a second one after the other."""
    def one(number):
        try:
            return server.ask("POST", "/api/v1/analyze", paths[number % len(paths)].read_bytes(),
                              Authorization=f"Bearer {server.token}")[0]
        except OSError as error:
            return type(error).__name__
    with concurrent.futures.ThreadPoolExecutor(100) as pool:
        answers = collections.Counter(pool.map(one, range(200)))
    good = answers[200] + answers[422]
    check(good > 0 and good + answers[503] == 200, f"a crowd got {dict(answers)}")
    crowded = server.memory()
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        began = time.monotonic()
        count = max(100, len(paths))
        steady = collections.Counter(pool.map(one, range(count)))
        rate = count / (time.monotonic() - began)
    check(steady[503] == 0, f"four at once got {dict(steady)}")
    size = sum(path.stat().st_size for path in paths) / len(paths) / 1e6
    print(f"200 requests, 100 at once: {good} answered, {answers[503]} told to come again; {crowded} MB resident; then "
          f"{rate:.1f} photos of {size:.2f} MB a second, {server.memory()} MB")


def examples(server, document):
    """The examples of the API's description do what it says."""
    for path, methods in json.loads(document.read_text("utf-8"))["paths"].items():
        for method, described in methods.items():
            for example in described["x-codeSamples"]:
                done = subprocess.run(
                    ["bash", "-euc", example["source"]], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                    env={**os.environ, "SERVER": f"http://127.0.0.1:{server.port}", "TOKEN": server.token})
                check(done.returncode == 0 and done.stdout, f"{method} {path}: {shlex.quote(example['source'])}: "
                      f"{done.returncode} {done.stderr.decode()}")


def wait(browser, script, words, seconds=60):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found = browser.run(script)
        if found:
            return found
        time.sleep(0.1)
    check(False, f"waited in vain: {words}")
    return None


class Access:
    """axe-core: what keeps people out who see, hear or point otherwise."""

    # What is in the way; the rest are matters of taste, and are printed.
    GRAVE = ("serious", "critical")

    def __init__(self):
        spec = importlib.util.find_spec("axe_playwright_python")
        if spec is None:
            missing("axe-core", "python3-venv, then pip install --no-deps -r Tests/Scripts/requirements.txt")
        self.script = (pathlib.Path(spec.submodule_search_locations[0]) / "axe.min.js").read_text("utf-8")
        self.looks = 0
        self.rules = collections.Counter()

    def check(self, browser, name):
        for width, scheme in ((1100, "light"), (1100, "dark"), (360, "light"), (360, "dark")):
            browser.look(width, scheme)
            wide = browser.run("return document.documentElement.scrollWidth")
            check(wide <= width, f"{name}: {wide} pixels wide where there are {width}")
            if width == 360:
                browser.shot(f"{name}-360-{scheme}")
            browser.run(self.script)
            result = browser.driver.execute_async_script(
                "const done = arguments[arguments.length - 1];"
                "axe.run(document).then(done, error => done({ error: String(error) }))")
            check(result.get("passes"), f"{name}: axe-core looked at nothing: {result.get('error')}")
            for found in result.get("violations", ()):
                where = found["nodes"][0]["html"][:150]
                self.rules[f"{found['impact']} {found['id']}"] += 1
                check(found["impact"] not in self.GRAVE, f"{name}, {width}, {scheme}: {found['impact']}: {found['help']}: {where}")
            self.looks += 1
        browser.look(1100, "light")


def drop(browser, paths):
    """Drops files and folders on the page as a desktop does."""
    data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
    place = browser.run("const box = document.getElementById('drop').getBoundingClientRect();"
                        "return [box.x + box.width / 2, box.y + box.height / 2]")
    for kind in ("dragEnter", "dragOver", "drop"):
        browser.command("Input.dispatchDragEvent", type=kind, x=place[0], y=place[1], data=data)


def unopened(browser):
    """Drops a file and a folder that can't be opened, and returns what the page says."""
    browser.run(
        "const fail = (done, failed) => failed(new DOMException('gone', 'NotReadableError'));"
        "const entries = [{ isFile: true, fullPath: '/a.jpg', file: fail },"
        " { isFile: false, fullPath: '/b', createReader: () => ({ readEntries: fail }) }];"
        "const event = new Event('drop', { cancelable: true });"
        "Object.defineProperty(event, 'dataTransfer', { value: {"
        " files: [], items: entries.map(entry => ({ webkitGetAsEntry: () => entry })) } });"
        "document.dispatchEvent(event)")
    return wait(browser, "return document.getElementById('state').textContent", "what couldn't be opened")


def fetched(browser, link):
    return browser.driver.execute_async_script(
        "const done = arguments[arguments.length - 1]; fetch(arguments[0]).then(a => a.text()).then(done)", link)


def chosen(browser, name, value):
    browser.run("const field = document.getElementById(arguments[0]); field.value = arguments[1];"
                "field.dispatchEvent(new Event('input', { bubbles: true }))", name, value)


def click(browser, element):
    # The driver takes what lies behind the bar at the foot for visible.
    browser.run("arguments[0].scrollIntoView({ block: 'center' })", element)
    element.click()


def other_tab(browser, link, awaited):
    """Opens a link in its tab, as a person does; `back` closes it."""
    click(browser, browser.driver.find_element("css selector", link))
    # It opens once the page has sent what was written last.
    deadline = time.monotonic() + 60
    while len(browser.driver.window_handles) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    browser.driver.switch_to.window(browser.driver.window_handles[-1])
    wait(browser, f"return document.querySelector({json.dumps(awaited)})", awaited)


def back(browser, name):
    browser.console(name)
    browser.driver.close()
    browser.driver.switch_to.window(browser.driver.window_handles[0])


def two(browser, access, metalens):
    """Chooses two photos and sees what compare says of them; fills in what stands on every page."""
    from selenium.webdriver import ActionChains, Keys

    note = "two lines,\nnone <b>bold</b>"
    for name, text in (("case", "A 12/26"), ("examiner", "E. Xaminer"), ("evidence", "7"), ("notes", note)):
        browser.run("document.getElementById('details').open = true")
        browser.driver.find_element("id", f"details-{name}").send_keys(text)
    boxes = {box.get_attribute("aria-label"): box for box in browser.driver.find_elements("css selector", ".pick input")}
    # A third choice takes the place of the first.
    for name in ("heif-enc.heic", "thumbnailDiffers.jpg", "magick.png"):
        click(browser, boxes[f"Compare {name}"])
    said = browser.run("return document.getElementById('chosen').textContent")
    check(said == "thumbnailDiffers.jpg ↔ magick.png", f"chosen: {said}")
    # From the keyboard the button is behind the box.
    check(browser.run("return document.activeElement.closest('.pick') === document.querySelector('.pick:has(button)')"),
          "the button isn't beside the box that was ticked last")
    ActionChains(browser.driver).send_keys(Keys.TAB, Keys.ENTER).perform()
    said = wait(browser, "return document.querySelector('#comparisons .answers')?.textContent", "the comparison")
    check(said == "The bytes differ. The encoded pictures differ.", f"compared: {said}")
    check(browser.run("return document.activeElement.closest('#comparisons') !== null"), "nothing leads to the comparison")
    access.check(browser, "serve-compared")
    other_tab(browser, "#comparisons a", ".verdict")
    browser.looks("serve-comparison", 3)
    access.check(browser, "serve-comparison")
    address = browser.driver.current_url
    back(browser, "comparison")
    ours = fetched(browser, address)
    with tempfile.TemporaryDirectory() as name:
        for path in ("flags/thumbnailDiffers.jpg", "programs/magick.png"):
            shutil.copy(FIXTURES / path, name)
        details = ["--case", "A 12/26", "--examiner", "E. Xaminer", "--evidence", "7"]
        for line in note.splitlines():
            details += ["--note", line]
        done = subprocess.run([metalens, "compare", "--format", "html", "--language", "en", *details, "thumbnailDiffers.jpg",
                               "magick.png"], cwd=name, stdout=subprocess.PIPE, check=False)
    ours, theirs = MOMENT.sub("", ours), MOMENT.sub("", done.stdout.decode())
    check(ours == theirs, "the comparison isn't the page of compare")
    return details


def person(browser, server, metalens, access):
    """Drops photos, reads the answer, opens an exhibit, compares two, filters, and asks in another language."""
    browser.look(1100, "light")
    browser.driver.get(server.address)
    browser.looks("serve-empty")
    access.check(browser, "serve-empty")
    check("aren't stored" in browser.run("return document.getElementById('promise').textContent"), "what is kept isn't told")
    said = unopened(browser)
    check(said.startswith("Files and folders that couldn't be opened:"), f"of what couldn't be opened: {said}")
    drop(browser, [FIXTURES / "flags" / "thumbnailDiffers.jpg"])
    said = wait(browser, "return document.querySelector('.report .sentence')?.textContent", "the verdict")
    wanted = json.loads(server.analyze(FIXTURES / "flags" / "thumbnailDiffers.jpg")[2])
    check(said and said == wanted["verdict"].get("sentence", said), f"verdict: {said}")
    browser.shot("serve-answer")
    drop(browser, [FIXTURES / name for name in DROPPED])
    state = "return document.getElementById('state').textContent"
    wait(browser, "return !document.querySelector('#uploads li') &&"
         " document.querySelectorAll('#photos > li').length > 20", "all photos", 120)
    print("the page says:", browser.run(state))
    seen = browser.run("const top = name => document.querySelector(name).getBoundingClientRect().top;"
                       "return [top('.controls'), top('#photos'), top('.charts')]")
    check(seen == sorted(seen), f"choices, list and charts stand at {seen}")
    shown = ("return Array.from(document.querySelectorAll('#photos > li'), row => [row.dataset.b, row.dataset.v, row.dataset.s,"
             " row.querySelector('.name').textContent])")
    everything = browser.run(shown)
    with tempfile.TemporaryDirectory() as name:
        page = pathlib.Path(name) / "batch.html"
        subprocess.run([metalens, "batch", "--quiet", "--format", "html", "--language", "en", "-o", str(page),
                        *[str(FIXTURES / name) for name in DROPPED]], stderr=subprocess.DEVNULL, check=False)
        rows = re.findall(r'data-b="(\w*)" data-v="(\w*)" data-s="(\d*)".*?class="name"><bdi>(.*?)</bdi>', page.read_text("utf-8"))
        # A folder's photo is known by its place in it as batch knows it; one was dropped before, so that it stands there twice.
        ours = collections.Counter(map(tuple, everything))
        theirs = collections.Counter([*rows, *(row for row in rows if row[3] == "thumbnailDiffers.jpg")])
        different = [*(ours - theirs), *(theirs - ours)]
        check(not different, f"rows differ from batch's: {different[:4]}")
        names = [row[3].casefold() for row in everything]
        check(names == sorted(names), f"rows by name: {names[:6]}")
    for badge in ("green", "red", "none"):
        chosen(browser, "badge", badge)
        wanted = [row for row in everything if row[0] == badge]
        check(browser.run(shown) == wanted, f"filter {badge}")
    chosen(browser, "badge", "")
    chosen(browser, "sort", "low")
    scores = [int(row[2]) for row in browser.run(shown) if row[2]]
    check(scores == sorted(scores) and len(scores) > 20, f"sorted by score: {scores}")
    chosen(browser, "sort", "name")
    chosen(browser, "search", "MAGICK")
    check([row[3] for row in browser.run(shown)] == ["magick.png"], "searched for a name")
    chosen(browser, "search", "")
    rows = browser.run("return Array.from(document.querySelectorAll('#photos > li'), row => row.querySelector('.taken')?.textContent ?? '')")
    check(any(row.startswith("2023-05-30 15:56:01") and "Canon EOS 40D" in row for row in rows), f"date and camera: {rows[:3]}")
    broken = wait(browser, "for (const picture of document.images) picture.loading = 'eager';"
                  "return Array.from(document.images).every(picture => picture.complete)"
                  " && [Array.from(document.images).filter(picture => !picture.naturalWidth).length]", "pictures")
    check(broken == [0], f"{broken} pictures aren't drawn")
    pictures = browser.run("return document.images.length")
    check(pictures > 5, f"{pictures} pictures")
    browser.run("document.querySelector('#photos details').open = true")
    sheets = browser.looks("serve-list")
    # A row that stands in the column of its box is printed letter below letter.
    check(sheets < len(everything) / 2, f"{len(everything)} rows take {sheets} sheets")
    access.check(browser, "serve-list")
    skipped = browser.run(
        "return Array.from(document.querySelectorAll('h1, h2, h3, h4'), heading => Number(heading.tagName[1]))"
        ".filter((level, place, all) => place && level > all[place - 1] + 1).length")
    check(skipped == 0, f"{skipped} headings skip a level")
    # What a row paints outside its box is cut off.
    ring = browser.run("const row = document.querySelector('#photos summary'); row.focus({ focusVisible: true });"
                       "const style = getComputedStyle(row); return parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth)")
    check(ring <= 0, f"the ring around a row stands out by {ring} pixels")
    browser.run("document.querySelector('#photos details').open = false")
    details = two(browser, access, metalens)
    browser.command("Page.printToPDF")
    printed = browser.run("return Array.from(document.querySelectorAll('#printed tr'), row => row.textContent)")
    wanted = ["Case numberA 12/26", "ExaminerE. Xaminer", "Exhibit reference7", "Notetwo lines,", "Notenone <b>bold</b>"]
    check(printed == wanted, f"printed of the case: {printed}")
    # The exhibit is the page that analyze makes of the file under its name.
    browser.run("for (const row of document.querySelectorAll('#photos > li'))"
                " if (row.querySelector('.name').textContent === 'thumbnailDiffers.jpg') row.id = 'dropped'")
    link = browser.run("return document.querySelector('#dropped .open a').href")
    exhibit = fetched(browser, link)
    done = subprocess.run([metalens, "analyze", "--format", "html", "--language", "en", *details, "thumbnailDiffers.jpg"],
                          cwd=FIXTURES / "flags", stdout=subprocess.PIPE, check=False)
    theirs = done.stdout.decode()
    ours, theirs = MOMENT.sub("", exhibit), MOMENT.sub("", theirs)
    different = [pair for pair in zip(ours.splitlines(), theirs.splitlines()) if pair[0] != pair[1]]
    check(ours == theirs, f"the exhibit isn't the page of analyze: {different[:1]}")
    browser.run("document.querySelector('#dropped details').open = true")
    other_tab(browser, "#dropped .open a", "section.photo")
    browser.looks("serve-exhibit", 1)
    access.check(browser, "serve-exhibit")
    back(browser, "exhibit")
    # What is written last stands on what is opened at once.
    browser.driver.find_element("id", "details-evidence").send_keys("b")
    other_tab(browser, "#dropped .open a", "section.photo")
    check("7b" in browser.run("return document.querySelector('.exhibit').textContent"), "the last key isn't on the exhibit")
    back(browser, "exhibit")
    listed = fetched(browser, browser.run("return document.querySelector('.save a').href"))
    check("A 12/26" in listed and "none &lt;b&gt;bold&lt;/b&gt;" in listed, "the case isn't on the list")
    for kind, begins in (("csv", "\ufeffpath,"), ("json", "[\n{"), ("html", "<!DOCTYPE html>")):
        text = browser.driver.execute_async_script(
            "const done = arguments[arguments.length - 1];"
            "fetch(document.querySelector(arguments[0]).href).then(a => a.arrayBuffer())"
            ".then(a => new TextDecoder('utf-8', { ignoreBOM: true }).decode(a)).then(done)", f'.save a[href*="reports.{kind}"]')
        check(text.startswith(begins), f"all results as {kind}: {text[:20]!r}")
    browser.console("serve")
    for language, word in (("de", "Ordner auswählen"), ("ko", "폴더 선택")):
        browser.run("const field = document.getElementById('language'); field.value = arguments[0];"
                    "field.dispatchEvent(new Event('change', { bubbles: true }))", language)
        wait(browser, f"return document.documentElement.lang === '{language}' && document.readyState === 'complete'", language)
        check(word in browser.run("return document.body.textContent"), f"the page in {language}")
        check(browser.run("return document.querySelectorAll('#photos > li').length") == len(everything),
              f"results are lost in {language}")
        check(browser.run("return document.getElementById('details-case').value") == "A 12/26"
              and browser.run("return document.querySelectorAll('#comparisons li').length") == 1, f"case and comparison in {language}")
        # The page that comes back has no photos' bytes, and says so.
        for box in browser.driver.find_elements("css selector", ".pick input")[:2]:
            click(browser, box)
        browser.driver.find_element("id", "compare-chosen").click()
        said = browser.run("return document.getElementById('chosen').textContent")
        check(said and "↔" not in said, f"comparing without bytes in {language}: {said}")
        browser.shot(f"serve-{language}")
    browser.look(360, "light")
    wide = browser.run("return document.documentElement.scrollWidth")
    check(wide <= 360, f"{wide} pixels wide where there are 360")
    browser.shot("serve-360")
    # The keyboard reaches what a pointer does, in order, and sees where it is.
    names = browser.run("return Array.from(document.querySelectorAll('input, select, a, summary, progress'), element =>"
                        " [element.tagName, element.tabIndex, (element.labels?.[0]?.textContent || element.getAttribute("
                        "'aria-label') || element.textContent).trim()]).filter(([, place, name]) => place < 0 || !name)")
    check(not names, f"without a name or not to be reached: {names[:5]}")
    browser.look(1100, "light")
    check(browser.run("return window.hacked") is None, "something out of a photo ran")
    for words, script in (("markup", "document.body.innerHTML = '<b>x</b>'"),
                          ("a handler", "document.body.setAttribute('onclick', 'window.hacked = 1')")):
        try:
            browser.run(script)
            check(False, f"the policy lets {words} in")
        except Exception as error:  # pylint: disable=broad-except
            check("Trusted" in str(error), f"{words}: {error}")
    browser.driver.get_log("browser")


HOSTILE = """<!DOCTYPE html><title>wait</title><body><script>
const base = ADDRESS, origin = ORIGIN, found = [];
const tried = (name, promise) => promise.then(value => found.push(name + ': ' + value), () => {});
const photo = new Blob([new Uint8Array(100)]);
addEventListener('message', event => found.push('message ' + event.data));
const frame = document.createElement('iframe'); frame.src = base; document.body.append(frame);
const script = document.createElement('script'); script.src = base + 'list.js';
script.onload = () => found.push('script ran'); document.body.append(script);
const form = document.createElement('form'); form.method = 'post'; form.action = base + 'photos?page=PAGE';
form.enctype = 'multipart/form-data'; form.target = 'elsewhere'; document.body.append(form);
const target = document.createElement('iframe'); target.name = 'elsewhere'; document.body.append(target); form.submit();
const opened = window.open(base);
navigator.sendBeacon(base + 'photos?page=PAGE', photo);
Promise.all([
  tried('read', fetch(base, { credentials: 'include' }).then(answer => answer.text())),
  tried('root', fetch(origin + '/', { credentials: 'include' }).then(answer => answer.text())),
  tried('reports', fetch(base + 'reports.json?page=PAGE', { credentials: 'include' }).then(answer => answer.text())),
  tried('post', fetch(base + 'photos?page=PAGE', { method: 'POST', body: photo, credentials: 'include' }).then(a => a.text())),
  tried('api', fetch(origin + '/api/v1/analyze', { method: 'POST', body: photo, headers: { Authorization: 'Bearer TOKEN' } })
    .then(answer => answer.text())),
  tried('blind', fetch(base + 'photos?page=PAGE', { method: 'POST', body: photo, mode: 'no-cors', credentials: 'include' })
    .then(() => new Promise((_, fail) => fail()))),
]).then(() => setTimeout(() => {
  try { if (frame.contentDocument && frame.contentDocument.body.textContent) found.push('frame read'); } catch {}
  try { if (opened && opened.document.body.textContent) found.push('window read'); } catch {}
  document.title = found.length ? found.join('; ').slice(0, 300) : 'nothing';
}, 1500));
</script>"""


def stored(metalens, work):
    """With --store, reports are kept as analyze keeps them, and the page says so; comparing isn't offered with --redact."""
    store = work / "kept.db"
    server = Server(metalens, "--store", str(store), "--redact", "--language", "en")
    try:
        _, header, page = server.ask("GET", f"/{server.token}/")
        server.cookie = header["Set-Cookie"].split(";")[0]
        check(b"the server keeps their reports in" in page and b"aren't stored; results" not in page.replace(b"&#39;", b"'"),
              "the page doesn't say that reports are kept")
        check(b"compare.js" not in page, "comparing is offered with --redact")
        page_id = re.search(rb'"page":"([0-9a-f]{64})"', page)[1].decode()
        status, _, _ = server.ask("POST", f"/{server.token}/compare?page={page_id}&count=1", b"ab")
        check(status == 403, f"compared with --redact: {status}")
        photo = (FIXTURES / "whole.jpg").read_bytes()
        server.ask("POST", f"/{server.token}/photos?page={page_id}", photo, X_Photo_Name="trip/a.jpg")
        server.ask("POST", "/api/v1/analyze", photo, Authorization=f"Bearer {server.token}", X_Photo_Name="/trip/b.jpg")
        server.ask("POST", "/api/v1/analyze", b"none", Authorization=f"Bearer {server.token}", X_Photo_Name="c.jpg")
    finally:
        server.end()
    done = subprocess.run([metalens, "history", "--store", str(store), "--format", "json"], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=False)
    rows = json.loads(done.stdout)
    check(sorted(row["file"]["path"] for row in rows) == ["a.jpg", "b.jpg"], f"stored: {rows}")
    pruned = subprocess.run([metalens, "history", "--store", str(store), "--prune", "missing"], stdout=subprocess.PIPE,
                            stderr=subprocess.DEVNULL, check=False)
    check(b".jpg" not in pruned.stdout, "what was sent is taken for missing")
    server = Server(metalens, "--store", str(work))
    check(not server.address and server.process.wait(30) == 3, "a store that can't be used is no reason to stop")


def service(metalens, work):
    """A token out of a file, which no output shows, as the unit for systemd in Docs/Examples gives it."""
    file, token = work / "token", os.urandom(16).hex()
    file.write_text(token + "\n")
    file.chmod(0o600)
    unit = (ROOT / "Docs" / "Examples" / "metalens.service").read_text("utf-8")
    words = re.search(r"^ExecStart=(.*)", unit, re.MULTILINE)[1].replace("${CREDENTIALS_DIRECTORY}", str(work)).split()
    check(words[:3] == ["/usr/bin/metalens", "serve", "--no-browser"], f"the unit's command: {words}")
    # Any free port: the unit's own may be taken here.
    del words[words.index("--port"):words.index("--port") + 2]
    # Some programs write the letters capital; they count as they are.
    for number, token in ((signal.SIGTERM, token), (signal.SIGHUP, "A" + token[1:].upper())):
        file.write_text(token + "\n")
        server = Server(metalens, *words[3:], token=token)
        status, _, _ = server.analyze(FIXTURES / "whole.jpg")
        check(status == 200, f"the API with the file's token: {status}")
        check(server.ask("GET", f"/{token}/")[0] == 200, "no page behind the file's token")
        check(server.ask("GET", f"/{token.swapcase()}/")[0] == (200 if token.isdigit() else 403), "a page behind another token")
        check(server.ask("GET", "/", Authorization=f"Bearer {token}")[0] == 403, "a page without the token in the address")
        server.end(number)
        check(token.encode() not in server.process.stdout.read() + server.process.stderr.read(), "the token was printed")
    digits = "0123456789abcdef" * 9
    unfit = [("", 0o600), ("\n", 0o600), (digits[:21], 0o600), (digits[:129], 0o600), (digits[:64] + "G", 0o600),
             (digits[:32] + " ", 0o600), (digits[:32] + "/..", 0o600), (digits * 100, 0o600),
             *((digits[:64], mode) for mode in (0o640, 0o620, 0o604, 0o602, 0o644, 0o666))]
    for text, mode in unfit:
        file.write_text(text)
        file.chmod(mode)
        done = subprocess.run([metalens, "serve", "--no-browser", "--token-file", str(file)], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, check=False, timeout=60)
        what = f"a file of mode {mode:o} with {len(text)} characters"
        check((done.returncode, done.stdout) == (3, b""), f"{what}: {done.returncode} {done.stdout}")
        check(done.stderr.count(b"\n") == 1 and (text.strip()[:21] or "none").encode() not in done.stderr, f"{what}: {done.stderr}")
    fifo, theirs = work / "fifo", work / "theirs"
    os.mkfifo(fifo, 0o600)
    theirs.write_text(digits[:64])
    theirs.chmod(0o600)
    unfit = [(work, b"regular file"), (fifo, b"regular file"), (work / "nothing", b"doesn't exist")]
    if os.geteuid() == 0:
        os.chown(theirs, 65534, -1)
        unfit.append((theirs, b"chown"))
    for path, words in unfit:
        done = subprocess.run([metalens, "serve", "--no-browser", "--language", "en", "--token-file", str(path)],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, timeout=60)
        check((done.returncode, done.stdout) == (3, b""), f"{path.name}: {done.returncode} {done.stdout}")
        check(words in done.stderr and b"photo" not in done.stderr, f"{path.name}: {done.stderr}")
    if shutil.which("systemd-analyze"):
        copy = work / "metalens.service"
        copy.write_text(unit.replace("/usr/bin/metalens", metalens), "utf-8")
        done = subprocess.run(["systemd-analyze", "verify", str(copy)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        check(done.returncode == 0 and b"metalens.service" not in done.stdout, f"the unit: {done.stdout.decode(errors='replace')}")


def hostile(browser, server):
    """A page of another site that even knows the address: it reads nothing, and no photo of its is read.

    It is tried from two origins: another port of this address, which browsers count as the same site and send strict
    cookies to, and a name, which is another site.
    """
    browser.driver.get(server.address)
    page = browser.run("return JSON.parse(document.getElementById('drop-words').textContent).page")
    drop(browser, [FIXTURES / "whole.jpg"])
    wait(browser, "return document.querySelector('.report')", "a photo before the hostile page")
    text = HOSTILE.replace("ADDRESS", json.dumps(server.address)).replace("PAGE", page).replace("TOKEN", server.token)
    text = text.replace("ORIGIN", json.dumps(f"http://127.0.0.1:{server.port}")).encode()

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_):
            pass

    stranger = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=stranger.serve_forever, daemon=True).start()
    tab = browser.driver.current_window_handle
    for host in ("127.0.0.1", "localhost"):
        browser.driver.switch_to.new_window("tab")
        browser.driver.get(f"http://{host}:{stranger.server_port}/")
        found = wait(browser, "return document.title !== 'wait' && document.title", "the hostile page", 30)
        check(found == "nothing", f"a page of {host} at another port found: {found}")
    for handle in browser.driver.window_handles:
        if handle != tab:
            browser.driver.switch_to.window(handle)
            browser.driver.close()
    browser.driver.switch_to.window(tab)
    stranger.shutdown()
    count = browser.driver.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "fetch('reports.json?page=' + arguments[0]).then(a => a.json()).then(a => done(a.length))", page)
    check(count == 1, f"{count} photos were read, not one: another site's were taken")
    browser.driver.get_log("browser")
    # A page that is closed is forgotten; a reload isn't the end.
    browser.driver.get("about:blank")
    return page


def too_many(browser, server):
    """What is beyond a page's limit is counted, whether files or a folder are given."""
    browser.driver.get(server.address)
    # What the page means to do counts; nothing is sent.
    browser.run("XMLHttpRequest.prototype.send = () => {}; const data = new DataTransfer();"
                "for (let i = 0; i < 20003; i += 1) data.items.add(new File(['x'], i + '.jpg'));"
                "const field = document.getElementById('files'); field.files = data.files;"
                "field.dispatchEvent(new Event('change'))")
    folder = FIXTURES / "flags"
    for beyond in (3, 3 + sum(path.is_file() for path in folder.rglob("*"))):
        wanted = f"Files read: 0 of 20000 · Not read, since the page takes 20000 files at most: {beyond}."
        wait(browser, f"return document.getElementById('state').textContent === {json.dumps(wanted)}", wanted)
        if beyond == 3:
            drop(browser, [folder])


def reloaded(browser, server):
    """Loads a page anew, in another language and in a second tab, which is closed; its name, and when that was."""
    rows = "return document.querySelectorAll('#photos > li').length === 1 && document.readyState === 'complete'"
    browser.driver.get(server.address)
    page = browser.run("return JSON.parse(document.getElementById('drop-words').textContent).page")
    drop(browser, [FIXTURES / "whole.jpg"])
    wait(browser, rows, "a photo before the reload")
    browser.driver.refresh()
    wait(browser, rows, "the photo after a reload")
    chosen(browser, "language", "fr")
    browser.run("document.getElementById('language').dispatchEvent(new Event('change', { bubbles: true }))")
    wait(browser, "return document.documentElement.lang === 'fr'", "another language")
    wait(browser, rows, "the photo in another language")
    tab, address = browser.driver.current_window_handle, browser.driver.current_url
    browser.driver.switch_to.new_window("tab")
    browser.driver.get(address)
    wait(browser, rows, "the photo in a second tab")
    browser.driver.close()
    browser.driver.switch_to.window(tab)
    return page, time.monotonic()


def slowly(server):
    """Sends a photo for longer than a minute; what was answered, and when."""
    photo = (FIXTURES / "whole.jpg").read_bytes()
    body, step = photo + bytes((8 << 20) - len(photo)), 1 << 17

    def pieces():
        for start in range(0, len(body), step):
            yield body[start:start + step]
            time.sleep(80 * step / len(body))

    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)
    try:
        connection.request("POST", "/api/v1/analyze", pieces(), {
            "Authorization": f"Bearer {server.token}", "Content-Length": str(len(body))})
        answer = connection.getresponse().status
    except OSError as error:
        answer = type(error).__name__
    finally:
        connection.close()
    return answer, time.monotonic()


def silent(server):
    """Those who only connect make room in seconds: so many that nobody else gets in."""
    strangers_ = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(256)]
    began = time.monotonic()
    while time.monotonic() - began < 30:
        try:
            if server.analyze(FIXTURES / "whole.jpg")[0] == 200:
                break
        except OSError:
            time.sleep(0.2)
    took = time.monotonic() - began
    for stranger in strangers_:
        stranger.close()
    check(took < 12, f"256 silent connections kept others out for {took:.0f} s")
    print(f"256 silent connections kept others out for {took:.1f} s")


def few_files(metalens):
    """With few descriptors it says how many connections it serves, and silent ones neither keep it busy nor others out."""
    for limit, fewer in (("-S -n 256", False), ("-n 256", True)):
        server = Server(metalens, "--jobs", "2", "--language", "en", limit=limit)
        stat = pathlib.Path(f"/proc/{server.process.pid}/stat")

        def ticks(stat=stat):
            # utime and stime, the 14th and 15th field; the second one is a name in parentheses.
            return sum(map(int, stat.read_text().rsplit(")", 1)[1].split()[11:13]))

        check(server.analyze(FIXTURES / "whole.jpg")[0] == 200, f"ulimit {limit}: a photo isn't answered")
        silent_ = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
        before = ticks()
        time.sleep(2)
        took = ticks() - before
        check(took < os.sysconf("SC_CLK_TCK"), f"ulimit {limit}: {took} ticks in 2 s while nobody asks")
        for stranger in silent_:
            stranger.close()
        server.end()
        said = server.process.stderr.read().decode()
        check(("connections served at once: 212 instead of 256" in said) == fewer, f"ulimit {limit}: {said}")


def described(document):
    try:
        from openapi_spec_validator import validate
    except ImportError:
        missing("openapi-spec-validator", "python3-venv, then pip install --no-deps -r Tests/Scripts/requirements.txt")
    try:
        validate(json.loads(document.read_text("utf-8")))
    except Exception as error:  # pylint: disable=broad-except
        check(False, f"{document.name}: {error}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("metalens")
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--corpus", type=pathlib.Path)
    arguments = parser.parse_args()
    # Started in the background, as by a shell's &, this would hand on that interruptions are ignored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service
    except ImportError:
        missing("Selenium", "python3-selenium")
    chromium = shutil.which("chromium") or missing("Chromium", "chromium")
    driver = shutil.which("chromedriver") or missing("Chromium's driver", "chromium-driver")
    metalens = str(pathlib.Path(arguments.metalens).resolve())
    with tempfile.TemporaryDirectory() as name:
        shots = arguments.screenshots or pathlib.Path(name)
        shots.mkdir(parents=True, exist_ok=True)
        idle = Server(metalens, "--idle", "1")
        slow = concurrent.futures.ThreadPoolExecutor(1).submit(slowly, idle)
        server = Server(metalens, "--max-bytes", str(MOST), "--language", "en")
        plain = Server(metalens)
        strangers(server)
        headers(server)
        forms(server)
        count = programs(plain, metalens)
        few_files(metalens)
        described(ROOT / "Docs" / "serve.openapi.json")
        examples(plain, ROOT / "Docs" / "serve.openapi.json")
        stored(metalens, pathlib.Path(name))
        service(metalens, pathlib.Path(name))
        access = Access()
        browser = Browser(webdriver, Service(driver), chromium, shots)
        try:
            person(browser, server, metalens, access)
            page = hostile(browser, server)
            too_many(browser, server)
            kept, left = reloaded(browser, server)
            limits(server)
            silent(server)
            paths = [FIXTURES / "whole.jpg"]
            if arguments.corpus:
                paths = sorted(
                    path for path in arguments.corpus.rglob("*") if path.suffix.lower() in (".jpg", ".heic"))[:200]
            crowd(plain, paths)
            # The page is kept for 20 s. A browser on a busy machine takes a while to say that it was closed, and says
            # nothing once it has been ended itself.
            asked = f"/{server.token}/reports.json?page={page}"
            until = time.monotonic() + 120
            while server.ask("GET", asked)[0] != 404 and time.monotonic() < until:
                time.sleep(0.5)
            check(server.ask("GET", asked)[0] == 404, "a closed page is kept")
            # One of its loads is still open.
            time.sleep(max(0, left + 30 - time.monotonic()))
            status, _, rows = server.ask("GET", f"/{server.token}/reports.json?page={kept}")
            check(status == 200 and len(json.loads(rows)) == 1, f"a page that was reloaded and is open is forgotten: {status}")
        finally:
            browser.driver.quit()
        server.end()
        plain.end(signal.SIGTERM)
        answer, ended = slow.result(240)
        check(answer == 200, f"--idle 1 ended it while a photo was sent: {answer}")
        check(idle.process.wait(120) == 0, "--idle doesn't end it with 0")
        took = time.monotonic() - ended
        # The minute begins where the server has answered; a busy machine tells the client some seconds later.
        check(took >= 45, f"--idle 1 ended it after {took:.0f} s")
    print(f"axe-core looked {access.looks} times: {dict(access.rules) or 'nothing found'}")
    if not faults:
        print(f"{count} files over the API, the page in Chromium, a hostile page and a crowd: all as they should be")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
