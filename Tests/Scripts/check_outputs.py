#!/usr/bin/env python3
"""Puts strings that mean harm into every text field and name of a photo, and looks for them in every output.

Usage: check_outputs.py METALENS

exiftool writes each string of NASTY into the text fields of a JPEG, a PNG and a HEIC, whose names are made of it too.
Every command reads them, in every form of output. Nothing of a photo may be markup in a page, a formula in a
spreadsheet, a control or a change of direction on a terminal, a column of a table, or the name of a file. What the
pages do in a browser is looked at by check_pages.py. Needs exiftool.

Exit code: 0 all as it should be, 1 something is wrong, 2 wrong usage or something is missing.
"""
import argparse
import contextlib
import csv
import html.parser
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Stands in every string, so that it can be found again.
MARK = "zqMARKqz"
NASTY = [
    # Pages.
    "<script>alert('MARK')</script>",
    "</script><script>MARK=1</script>",
    "</title></style></textarea><h1 onclick=MARK>",
    "\" onmouseover=\"MARK\" x=\"",
    "' autofocus onfocus='MARK",
    "` onload=`MARK",
    "<!-- MARK --><!--><img src=x onerror=MARK>",
    "]]><![CDATA[MARK]]><?php MARK ?><!DOCTYPE MARK",
    "&lt;b&gt;MARK&#60;img src=x&#62;&amp;",
    "javascript:alert('MARK')",
    "data:text/html,<script>MARK</script>",
    "+ADw-script+AD4-MARK",
    "MARK\u2028<\u2029{count}${MARK}%@%s%n\\u003cscript",
    "\\\"}];MARK=1;//",
    # Spreadsheets and tables.
    "=HYPERLINK(\"http://MARK.example\",\"x\")",
    "=cmd|' /C calc'!A0 MARK",
    "+1+MARK", "-1+MARK", "@SUM(MARK)", "\t=MARK", "\r=MARK", "\n=MARK", "\uff1d1+MARK",
    "MARK\",\"=1+1", "MARK\r\n=1+1,=2\t=3",
    # Terminals.
    "\x1b]8;;http://MARK.example\x07here\x1b]8;;\x07",
    "\x1b]52;c;TUFSSw==\x07MARK",
    "\x1b[2J\x1b[1;31mMARK\x1b[0m", "\x9b31mMARK\x9d0;MARK\x9c",
    "MARK\rgreen 100\x08\x08\x7f\x0b\x0c",
    "MARK\u202egpj.exe\u2066\u2067\u200f\u061c", "MARK\u200b\ufeff\U000e0041\u2060\ufff9",
    # Names and shells.
    "../../MARK", "/tmp/MARK", "..\\..\\MARK", "$(touch MARK)`touch MARK`;touch MARK|'\"&", "-oMARK", "~/MARK*?[a]",
    # Bytes.
    b"MARK\0\0<script>", b"MARK\xff\xfe\xc0\xaf\xed\xa0\x80\xf5", b"\xc0\xbcscript\xc0\xbeMARK",
    "MARK" + "A<b>" * 15_000, ".so /etc/passwd\n.\\\" MARK\\fB\\*[x]\n'br",
]
FIELDS = [
    "EXIF:Make", "EXIF:Model", "EXIF:Software", "EXIF:Artist", "EXIF:ImageDescription", "EXIF:Copyright",
    "EXIF:UserComment", "EXIF:OwnerName", "EXIF:LensModel", "EXIF:LensMake", "EXIF:SerialNumber", "EXIF:HostComputer",
    "EXIF:DocumentName", "EXIF:XPTitle", "EXIF:XPComment", "EXIF:XPKeywords", "EXIF:GPSProcessingMethod",
    "XMP-dc:Title", "XMP-dc:Creator", "XMP-dc:Description", "XMP-dc:Subject", "XMP-dc:Rights", "XMP-xmp:CreatorTool",
    "XMP-xmp:Label", "XMP-photoshop:City", "XMP-photoshop:Credit", "XMP-xmpMM:DocumentID", "XMP-tiff:Make",
    "XMP-tiff:Model", "XMP-aux:Lens", "XMP-aux:SerialNumber", "XMP-iptcExt:DigitalSourceType",
    "IPTC:Caption-Abstract", "IPTC:Keywords", "IPTC:By-line", "IPTC:ObjectName", "IPTC:Credit",
    "IPTC:SpecialInstructions", "IPTC:OriginatingProgram", "Comment", "ICC-header:DeviceModel",
]
# The formats, and a photo of each that exiftool can write.
PARENTS = {".jpg": "programs/thumbnail.jpg", ".png": "programs/magick.png", ".heic": "programs/heif-enc.heic"}
# Every fourth string is put into the other formats as well.
EVERY = 4
# Signs that a spreadsheet takes for the start of a formula, those of East Asia among them.
FORMULA = tuple("=+-@\t\r\uff1d\uff0b\uff0d\uff20")
OWN_NUMBERS = {"latitude", "longitude"}
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
# What CSS takes for one string: no quote in it, no line break, a character written out behind each backslash.
CSS_STRING = re.compile(r'"(?:[^"\\\n]|\\[0-9a-f]{1,6} )*"')
faults = []


def check(holds, words):
    if not holds and len(faults) < 100:
        faults.append(words)
        print("FAILED:", words[:500], file=sys.stderr)
    return holds


def as_bytes(text):
    data = text if isinstance(text, bytes) else text.encode()
    return data.replace(b"MARK", MARK.encode())


def stand_in(text):
    """What exiftool is given: the string, or letters as many as the bytes that are put in their place."""
    return (MARK + "~" * 100)[:len(as_bytes(text))] if isinstance(text, bytes) else as_bytes(text).decode()


def named(text, number, ending):
    """The string as a file's name: what no name can hold left out, the string's own start kept."""
    data = as_bytes(text).replace(b"\0", b"").replace(b"/", "\u2215".encode())[:180]
    # A cut inside a letter is one more name that isn't text.
    return data + b" %02d" % number + ending.encode()


def make_photos(directory, texts):
    """A photo of every string; exiftool fills what the format can hold."""
    tables, written = [], []
    for number, text in enumerate(texts):
        for ending, parent in PARENTS.items():
            if ending == ".jpg" or number % EVERY == 0:
                plain = f"{number}{ending}"
                shutil.copy(ROOT / "Fixtures" / parent, directory / plain)
                tables.append({"SourceFile": plain, **dict.fromkeys(FIELDS, stand_in(text))})
                written.append((directory / plain, text, named(text, number, ending)))
    (directory / "tables.json").write_text(json.dumps(tables))
    subprocess.run(["exiftool", "-q", "-q", "-m", "-overwrite_original", "-json=tables.json",
                    *(path.name for path, _, _ in written)], check=False, cwd=directory, stderr=subprocess.DEVNULL)
    (directory / "tables.json").unlink()
    for path, text, name in written:
        data = path.read_bytes()
        if data.count(MARK.encode()) < 5:
            print(f"check_outputs.py: exiftool wrote nothing of {text!r:.60} into {path.name}", file=sys.stderr)
            sys.exit(2)
        if isinstance(text, bytes):
            data = data.replace(stand_in(text).encode(), as_bytes(text))
        path.unlink()
        final = os.path.join(os.fsencode(directory), name)
        with open(final, "wb") as file:
            file.write(data)
        with contextlib.suppress(OSError):  # not every file system has them
            os.setxattr(final, "user.xdg.origin.url", as_bytes(text)[:1000])
    return [name for _, _, name in written]


class Tool:
    def __init__(self, metalens, directory):
        self.metalens, self.directory = metalens, directory

    def run(self, *arguments, wanted=(0, 3)):
        """What a command writes, as text; all of it has to be UTF-8."""
        words = " ".join(str(argument) for argument in arguments if not isinstance(argument, bytes))
        environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(self.directory)}
        done = subprocess.run([self.metalens, *arguments], cwd=self.directory, env=environment, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        check(done.returncode in wanted, f"{words}: ended with {done.returncode}: {done.stderr[-300:]!r}")
        texts = []
        for name, data in (("standard output", done.stdout), ("standard error", done.stderr)):
            try:
                texts.append(data.decode())
            except UnicodeDecodeError as error:
                check(False, f"{words}: {name} isn't UTF-8: {error}")
                texts.append(data.decode("utf-8", "replace"))
        terminal(texts[1], f"{words}: standard error")
        return texts[0]


def harmful(character, layout):
    """A control, or what turns text around or can't be seen; joiners and the soft hyphen stay, since scripts need
    them."""
    if character in layout or character in "\u200c\u200d\u00ad":
        return False
    return unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp", "Cs")


def terminal(text, words, layout="\n"):
    found = sorted({f"U+{ord(character):04X}" for character in text if harmful(character, layout)})
    check(not found, f"{words}: {', '.join(found)} reached the output")


class Page(html.parser.HTMLParser):
    """What elements and attributes a page has, and where the mark stands."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.shapes, self.addresses, self.policy, self.blocks, self.faults = set(), set(), [], [], []
        self.stack, self.texts = [], 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.shapes |= {(tag, name) for name, _ in attributes} | {(tag, "")}
        for name, value in attributes:
            if name in ("href", "src", "action", "formaction", "srcset", "xlink:href"):
                self.addresses.add((value or "").split("base64,")[0])
            if name == "content" and ("http-equiv", "Content-Security-Policy") in attributes:
                self.policy.append(value)
            if name == "style" and MARK in (value or ""):
                self.faults.append("the mark stands in an attribute of style")
        self.stack.append((tag, dict(attributes)))

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        self.stack.pop()

    def handle_endtag(self, tag):
        while any(open_tag == tag for open_tag, _ in self.stack) and self.stack.pop()[0] != tag:
            pass

    def handle_data(self, data):
        tag, attributes = self.stack[-1] if self.stack else ("", {})
        self.texts += data.count(MARK)
        if tag == "script" and attributes.get("type") == "application/json":
            self.blocks.append(data)
        elif tag == "style":
            # The case's number stands at the foot of printed pages, as a string of CSS.
            rest = CSS_STRING.sub("", data)
            if MARK in rest or '"' in rest or "<" in data or "url(" in rest or "@import" in rest:
                self.faults.append("a style holds more than strings of the photo")
        elif tag == "script" and MARK in data:
            self.faults.append("the mark stands in a script")

    def other(self, data):
        if MARK in data:
            self.faults.append("the mark stands in a comment or a declaration")

    handle_comment = handle_decl = handle_pi = unknown_decl = other


def page(text, plain, words, most):
    """A page beside one of the same photos with harmless texts: no other element, no other attribute."""
    found, allowed = Page(text), Page(plain)
    check(found.texts >= most, f"{words}: the mark stands there {found.texts} times only")
    for fault in found.faults:
        check(False, f"{words}: {fault}")
    check(not found.shapes - allowed.shapes, f"{words}: new markup: {sorted(found.shapes - allowed.shapes)[:5]}")
    check(not any(name.startswith("on") for _, name in found.shapes), f"{words}: a handler")
    wrong = [address for address in found.addresses if not address.startswith(("#", "data:image/"))]
    check(not wrong, f"{words}: an address that leads elsewhere: {wrong[:3]}")
    check(len(found.policy) == 1 and found.policy[0].startswith("default-src 'none'"),
          f"{words}: policy {found.policy}")
    for block in found.blocks:
        parsed(block, f"{words}: data")
    # U+00A0 and the like are ours; a control or a change of direction is a stranger's.
    terminal(text, words)


def parsed(text, words):
    try:
        return json.loads(text)
    except ValueError as error:
        check(False, f"{words}: {error}")
        return None


def spreadsheet(text, files, words):
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    check(len(rows) == files, f"{words}: {len(rows)} rows of {files} photos")
    for row in rows:
        check(None not in row and None not in row.values(), f"{words}: a row of another width")
        for column, cell in row.items():
            if not isinstance(cell, str) or not cell.startswith(FORMULA):
                continue
            number = column in OWN_NUMBERS and re.fullmatch(r"-?\d+(\.\d+)?", cell)
            check(number, f"{words}: the cell {column} begins as a formula: {cell[:40]!r}")
    check(MARK in text, f"{words}: the mark isn't there")
    terminal(text, words, "\t\r\n")


def snapshot(folder):
    return {os.path.join(base, name) for base, folders, names in os.walk(os.fsencode(folder))
            for name in folders + names}


def texts(tool, names):
    """Text and tables; what is written in colour is the same without."""
    for words in (["analyze"], ["analyze", "--details"], ["analyze", "--brief"], ["batch"], ["batch", "--wide"],
                  ["inspect", "--attributes"], ["analyze", "--redact", "--details"]):
        text = tool.run(*words, "--color", "always", "--", *names)
        terminal(COLOURS.sub("", text), " ".join(words))
        if words[-1] in ("--details", "--wide", "--attributes") and "--redact" not in words:
            check(text.count(MARK) > len(names), f"{words}: the mark isn't there")
    terminal(tool.run("analyze", "--details", "--language", "ko", "--", *names), "analyze in Korean, without colours")


def programs(tool, names):
    """JSON and CSV."""
    for words in (["analyze", "--format", "json"], ["batch", "--format", "json"], ["inspect", "--format", "json"]):
        found = parsed(tool.run(*words, "--", *names), " ".join(words))
        check(isinstance(found, list) and len(found) == len(names), f"{words}: not an array of all photos")
    lines = tool.run("batch", "--format", "ndjson", "--", *names)
    rows = [parsed(line, "ndjson") for line in lines.split("\n") if line]
    check(len(rows) == len(names) and lines.endswith("\n"), f"ndjson: {len(rows)} lines of {len(names)} photos")
    check(sum(MARK in json.dumps(row) for row in rows) == len(names), "ndjson: the mark isn't in every row")
    for words in ([], ["--redact"]):
        text = tool.run("batch", "--format", "csv", *words, "--", *names)
        spreadsheet(text, len(names), " ".join(["csv", *words]))


def pages(tool, names, plain, harmless):
    def note(text):
        return ["--case", text[:150], "--examiner", text[:150], "--evidence", text[:150], "--note", text]
    hostile = [text.replace("MARK", MARK) for text in NASTY[:14] if isinstance(text, str)]
    for words in (["analyze"], ["batch"], ["batch", "--redact"], ["analyze", "--redact"]):
        made = tool.run(*words, "--format", "html", *note("".join(hostile[1:4])), "--", *names)
        beside = plain.run(*words, "--format", "html", *note("plain"), "--", *harmless)
        page(made, beside, " ".join([*words, "page"]), len(names) if "--redact" not in words else 1)
    for first, second in zip(names[::6], names[1::6]):
        parsed(tool.run("compare", "--format", "json", "--", first, second), "compare json")
        terminal(tool.run("compare", "--", first, second), "compare")
    # Names that begin alike have the same formats, so that the harmless pair has the same rows.
    pairs = [[name for name in names if name.endswith(b".jpg")][at:at + 2] for at in (0, 4, 14)]
    beside = plain.run("compare", "--format", "html", *note("plain"), "--", *harmless[1:3])
    for pair in pairs:
        made = tool.run("compare", "--format", "html", *note(hostile[0]), "--", *pair)
        page(made, beside, "compare page", 2)


def stored(tool, names, plain, harmless, work):
    """A store of such photos, and what history makes of it."""
    kept = work / "kept.db"
    first = tool.run("batch", "--store", kept, "--format", "ndjson", "--quiet", "--", *names)
    again = tool.run("batch", "--store", kept, "--format", "ndjson", "--quiet", "--", *names)
    check(sorted(first.split("\n")) == sorted(again.split("\n")), "a row out of the store differs from the fresh one")
    history = ["history", "--store", kept]
    for words in ([], ["--wide"], ["--format", "text", "--details"], ["--redact"], ["--camera", NASTY[0]]):
        text = tool.run(*history, *words, "--color", "always")
        terminal(COLOURS.sub("", text), "history " + " ".join(words))
        if words[:1] == ["--format"]:
            check(text.count(MARK) > len(names), f"history {words}: the mark isn't there")
    rows = [parsed(line, "history ndjson") for line in tool.run(*history, "--format", "ndjson").split("\n") if line]
    check(len(rows) == len(names), f"history: {len(rows)} rows of {len(names)} photos")
    spreadsheet(tool.run(*history, "--format", "csv"), len(names), "history csv")
    plain.run("batch", "--store", work / "plain.db", "--quiet", "--", *harmless)
    page(tool.run(*history, "--format", "html"), plain.run("history", "--store", work / "plain.db", "--format", "html"),
         "history page", len(names))
    # A path that is asked for is told in errors.
    for text in NASTY[14:30]:
        if isinstance(text, str) and "\0" not in text:
            tool.run(*history, "--", "./" + text.replace("MARK", MARK)[:200])
    before = snapshot(work / "photos")
    terminal(tool.run(*history, "--prune", "missing", "--force"), "history --prune")
    check(snapshot(work / "photos") == before, "history --prune touched a photo")


def extraction(tool, names, work):
    """Every part in a folder of its own, and nothing elsewhere."""
    before = snapshot(work)
    for number, name in enumerate(names):
        if name.endswith(b".jpg") or number % EVERY == 0:
            terminal(tool.run("extract", "--all", "-o", work / "parts" / str(number), "--", name), "extract")
    inside = os.fsencode(work / "parts")
    made = snapshot(work) - before
    strays = [path for path in made if not path.startswith(inside)]
    check(not strays, f"extract wrote elsewhere: {strays[:3]}")
    names_of = {os.path.basename(path) for path in made if os.path.isfile(path)}
    check(names_of, "extract wrote nothing")
    odd = [name for name in names_of if not re.fullmatch(rb"[a-z0-9-]+(\.[a-z0-9]+)+", name)]
    check(not odd, f"extract named a file after something in a photo: {odd[:3]}")


def tables(tool, names, work):
    """Signatures learnt from such photos, and an evaluation of a list with such columns."""
    learnt = work / "learnt.tsv"
    tool.run("signatures", "learn", "--output", learnt, "--quiet", ".")
    text = learnt.read_text("utf-8")
    # The first line names the form. What a camera calls itself is kept as it is, to be compared: no text for a terminal.
    rows = text.split("\n")[1:-1]
    widths = {line.count("\t") for line in rows}
    check(len(rows) > 10 and len(widths) == 1, f"learnt signatures: {len(rows)} rows of widths {sorted(widths)}")
    check(not re.search(r"[\0-\x08\x0b-\x1f\x7f]", text), "learnt signatures: a control")
    terminal(tool.run("signatures", "list", "--no-shipped-signatures", "--signatures", learnt), "signatures")
    tool.run("analyze", "--brief", "--signatures", learnt, "--", names[0])
    labels = work / "labels.csv"
    hostile = [as_bytes(text).replace(b"\0", b"").decode("utf-8", "replace")[:300] for text in NASTY]
    with open(labels, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["path", "label", "group", "sublabel"])
        for number, text in enumerate(hostile):
            name = os.fsdecode(names[number])
            if name.isprintable() and name.isascii():
                writer.writerow(["photos/" + name, "original" if number % 2 else text, text, text])
        writer.writerow(["photos/" + hostile[0], hostile[1], hostile[2], hostile[3]])
    for form in ("text", "json", "html"):
        made = tool.run("evaluate", labels, "--by", "sublabel", "--format", form)
        if form == "json":
            parsed(made, "evaluate json")
        elif form == "text":
            terminal(made, "evaluate")
        else:
            with open(work / "plain.csv", "w", encoding="utf-8") as file:
                file.write(re.sub(r'"(?:[^"]|"")*"', "plain", labels.read_text("utf-8")))
            page(made, tool.run("evaluate", work / "plain.csv", "--by", "sublabel", "--format", "html"),
                 "evaluate page", 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("metalens")
    arguments = parser.parse_args()
    if not shutil.which("exiftool"):
        print("check_outputs.py: exiftool is missing; on Debian: apt-get install libimage-exiftool-perl",
              file=sys.stderr)
        return 2
    metalens = str(pathlib.Path(arguments.metalens).resolve())
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        for folder in ("photos", "harmless", "parts"):
            (work / folder).mkdir()
        names = make_photos(work / "photos", NASTY)
        harmless = make_photos(work / "harmless", [f"plain MARK {number}" for number in range(5)])
        tool, plain = Tool(metalens, work / "photos"), Tool(metalens, work / "harmless")
        before = snapshot(work)
        texts(tool, names)
        programs(tool, names)
        pages(tool, names, plain, harmless)
        tool.run("analyze", "--", *(name + b".missing" for name in names), wanted=(3,))
        check(snapshot(work) == before, "a command wrote a file that wasn't asked for")
        stored(tool, names, plain, harmless, work)
        extraction(tool, names, work)
        tables(tool, names, work)
    if not faults:
        print(f"{len(NASTY)} strings in {len(FIELDS)} fields of {len(names)} photos: text in every output")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
