#!/usr/bin/env python3
"""Opens metalens' pages in headless Chromium, uses them, and looks for what a reader would complain of.

Usage: check_pages.py METALENS [--screenshots DIRECTORY]

Makes the page of one photo, of many and of a comparison from Fixtures and from files whose names and metadata try to
run a script. Filters, sorts and opens rows, reads the console, and takes screenshots in light, dark, at 400 pixels and
as print. A page of every format that has a picture is looked at for these pictures. Needs Debian's chromium,
chromium-driver and python3-selenium, exiftool, and libheif1, libpng16-16, libtiff6 and libwebp7 for the pictures.

Exit code: 0 all as it should be, 1 something is wrong, 2 wrong usage or something is missing.
"""
import argparse
import base64
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOSTILE = [
    "</script><script>window.hacked=1</script>",
    "<img src=x onerror=window.hacked=1>",
    "\"'><svg onload=window.hacked=1>",
    "a\u2028window.hacked=1\u2029b",
    "\\\"}];window.hacked=1;//",
    "{count}${window.hacked=1}",
]
# A name whose blanks a browser would leave out.
BLANKS = "two  blanks and  two.jpg"
# A file of every format whose pictures pages show, and what decodes it.
PREVIEWS = {
    "programs/heif-enc.heic": "libheif", "programs/avifenc.avif": "libheif", "programs/magick.png": "libpng",
    "programs/cwebp.webp": "libwebp", "programs/magick.tif": "libtiff", "raws/made.raf": "libjpeg",
    "whole.jpg": "libjpeg",
}
faults = []


def check(holds, words):
    if not holds:
        faults.append(words)
        print("FAILED:", words, file=sys.stderr)


def missing(what, package):
    print(f"check_pages.py: {what} is missing; on Debian: apt-get install {package}", file=sys.stderr)
    sys.exit(2)


def photos(work):
    """A directory of Fixtures' photos and of hostile ones."""
    directory = work / "photos"
    shutil.copytree(ROOT / "Fixtures", directory)
    shutil.copy(ROOT / "Fixtures" / "whole.jpg", directory / BLANKS)
    for number, text in enumerate(HOSTILE):
        name = text.replace("/", "\u2215") + ".jpg"
        shutil.copy(ROOT / "Fixtures" / "whole.jpg", directory / name)
        tags = [f"-{tag}={text}" for tag in ("Software", "Model", "Artist", "XMP:CreatorTool", "Comment")]
        done = subprocess.run(
            ["exiftool", "-q", "-overwrite_original", *tags, str(directory / name)], check=False)
        if done.returncode != 0:
            print(f"check_pages.py: exiftool failed on hostile file {number}", file=sys.stderr)
            sys.exit(2)
    return directory


def page(metalens, output, *arguments, language="en"):
    command = [metalens, *arguments, "--format", "html", "--language", language, "--output", str(output)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    # 3 tells of files that couldn't be analysed.
    if done.returncode not in (0, 3) or not output.exists():
        print(f"check_pages.py: metalens ended with {done.returncode}: {done.stderr.decode()}", file=sys.stderr)
        sys.exit(1)
    return output


class Browser:
    def __init__(self, webdriver, service, chromium, shots):
        options = webdriver.ChromeOptions()
        options.binary_location = chromium
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=service, options=options)
        self.shots = shots

    def command(self, name, **values):
        return self.driver.execute_cdp_cmd(name, values)

    def open(self, path):
        self.look(1100, "light")
        self.driver.get(path.as_uri())

    def look(self, width, scheme):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=1400, deviceScaleFactor=1,
                     mobile=width < 600)
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def shot(self, name):
        data = self.command("Page.captureScreenshot", format="png")["data"]
        (self.shots / f"{name}.png").write_bytes(base64.b64decode(data))

    def pictures(self, name, least):
        """Whether so many pictures are drawn and stay on the page."""
        width = self.run("return innerWidth")
        drawn = self.run(
            "return Promise.all(Array.from(document.images, picture => picture.decode().catch(() => {}))).then(() =>"
            " Array.from(document.images, picture => { const box = picture.getBoundingClientRect();"
            " return [picture.naturalWidth, box.width, box.height, box.right, picture.alt]; }))")
        check(len(drawn) >= least, f"{name}: {len(drawn)} pictures of {least}")
        for natural, across, down, right, words in drawn:
            check(natural > 0 and across > 0 and down > 0, f"{name}: not drawn: {words}")
            check(right <= width + 1, f"{name}: wider than the page: {words}")

    def looks(self, name, pictures=0):
        """Takes the four looks of an open page, which shows so many pictures at least."""
        for look, width, scheme in (("light", 1100, "light"), ("dark", 1100, "dark"), ("narrow", 400, "light")):
            self.look(width, scheme)
            self.shot(f"{name}-{look}")
            if pictures:
                self.pictures(f"{name}-{look}", pictures)
            wide = self.run("return document.documentElement.scrollWidth")
            check(wide <= width, f"{name}: {wide} pixels wide where there are {width}")
        dark = self.look(1100, "dark") or self.run("return getComputedStyle(document.body).backgroundColor")
        check(sum(map(int, re.findall(r"\d+", dark)[:3])) < 200, f"{name}: not dark: {dark}")
        self.look(1100, "light")
        if pictures:
            self.command("Emulation.setEmulatedMedia", media="print")
            self.pictures(f"{name}-print", pictures)
            self.command("Emulation.setEmulatedMedia", media="")
        printed = base64.b64decode(self.command(
            "Page.printToPDF", preferCSSPageSize=True, printBackground=False)["data"])
        (self.shots / f"{name}-print.pdf").write_bytes(printed)
        pages = len(re.findall(rb"/Type /Page\b", printed))
        check(pages >= 1, f"{name}: prints no page")
        images = len(re.findall(rb"/Subtype /Image\b", printed))
        # What is there twice is printed out of one.
        different = self.run("return new Set(Array.from(document.images, picture => picture.src)).size")
        check(images >= different, f"{name}: prints {images} pictures of {different}")
        return pages

    def console(self, name):
        for line in self.driver.get_log("browser"):
            check(False, f"{name}: console: {line['level']} {line['message']}")
        check(self.run("return window.hacked") is None, f"{name}: something out of a photo ran")


def use(browser, rows):
    """Clicks through the page of many."""
    def shown():
        return browser.run("return Array.from(document.querySelectorAll('#photos > li'),"
                           " row => [row.dataset.b, row.dataset.v, row.dataset.s, row.querySelector('.name').textContent])")

    def choose(name, value):
        browser.run("const field = document.getElementById(arguments[0]); field.value = arguments[1];"
                    "field.dispatchEvent(new Event('input', { bubbles: true }))", name, value)

    everything = shown()
    check(len(everything) == rows, f"{len(everything)} rows of {rows}")
    names = " ".join(row[3] for row in everything)
    check("onerror=window.hacked" in names and "\\u{2028}" in names, "hostile names aren't shown as text")
    choose("search", "blanks")
    drawn = browser.run("return document.querySelector('#photos .name').innerText")
    check(drawn == BLANKS, f"blanks of a name are left out: {drawn}")
    choose("search", "")
    # A4 between its margins.
    browser.look(680, "light")
    browser.command("Emulation.setEmulatedMedia", media="print")
    lines = browser.run("return Math.max(...Array.from(document.querySelectorAll('.hash'), hash =>"
                        " hash.offsetHeight / parseFloat(getComputedStyle(hash).lineHeight)))")
    check(0.5 < lines < 1.5, f"a SHA-256 is printed on {lines} lines")
    browser.look(1100, "light")
    for badge in ("green", "amber", "red", "none"):
        choose("badge", badge)
        wanted = [row for row in everything if row[0] == badge]
        check(shown() == wanted, f"filter {badge}: {len(shown())} rows, not {len(wanted)}")
        count = browser.run("return document.getElementById('count').textContent")
        check(count.endswith(f" {len(wanted)} of {rows}"), f"filter {badge} says: {count}")
    field = browser.driver.find_element("id", "search")
    field.send_keys(" a{value}<b> ")
    check(not browser.driver.find_element("id", "filter").is_displayed(), "the filter stands twice on a screen")
    browser.command("Emulation.setEmulatedMedia", media="print")
    said = browser.driver.find_element("id", "filter").text
    check(said == "Colour: not analysed · Search: a{value}<b>", f"printed of the filter: {said}")
    check(not browser.driver.find_elements("css selector", ".controls")[0].is_displayed(), "controls are printed")
    browser.command("Emulation.setEmulatedMedia", media="")
    field.clear()
    field.send_keys(" ")
    choose("badge", "")
    choose("verdict", "edited")
    check(shown() and all(row[1] == "edited" for row in shown()), "filter by verdict")
    choose("verdict", "")
    for order, sign in (("low", 1), ("high", -1)):
        choose("sort", order)
        scores = [int(row[2]) * sign for row in shown() if row[2]]
        check(scores == sorted(scores) and len(scores) > 10, f"sort {order}")
        check(all(row[2] == "" for row in shown()[len(scores):]), f"sort {order}: what has no score stands last")
    choose("sort", "name")
    check(shown() == everything, "sorting by name brings the first order back")
    field.send_keys("softwareEdited")
    check(0 < len(shown()) < rows, "search")
    field.clear()
    field.send_keys("no such file anywhere")
    check(browser.driver.find_element("id", "no-match").is_displayed(), "nothing found is said")
    field.clear()
    field.send_keys(" ")
    # Groups lead to their rows, also to one that a filter hides, and choose among them.
    choose("relation", "sameBytes")
    linked = browser.run("return new Set(Array.from(document.querySelectorAll('h3[data-kind=sameBytes] + ol a'),"
                         " link => link.hash)).size")
    check(len(shown()) == linked > 1, f"filter of relatives: {len(shown())} rows of {linked}")
    choose("relation", "")
    choose("badge", "none")
    opened = browser.run("const link = document.querySelector('#relatives a'); link.click();"
                         "return document.querySelector(link.getAttribute('href')).querySelector('details').open")
    check(opened and shown() == everything, "a name of a group doesn't lead to its row")
    hidden = browser.run("return Array.from(document.querySelectorAll('#relatives ol.groups > li')).filter(group =>"
                         " getComputedStyle(group).contentVisibility !== 'visible').length")
    check(hidden == 0, f"the numbers of {hidden} groups are cut off")
    pictures = browser.run("return document.querySelectorAll('#relatives a img').length")
    check(pictures > 1, f"{pictures} pictures beside names of groups")
    bars = browser.run("return document.querySelectorAll('#histogram rect').length")
    # What would lie over one another is one point with its count.
    points = browser.run("return Array.from(document.querySelectorAll('#map a'),"
                         " point => Number(point.querySelector('text')?.textContent ?? 1)).reduce((a, b) => a + b, 0)")
    covered = browser.run("const last = Array.from(document.querySelectorAll('#map circle')).at(-1);"
                          "const above = Array.from(document.querySelectorAll('#map > text.number')).filter(number =>"
                          " last.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING);"
                          "return document.querySelectorAll('#map a text').length - above.length")
    check(covered == 0, f"{covered} numbers of places lie below a circle")
    cut = browser.run("const edge = document.getElementById('map').getBoundingClientRect();"
                      "return Array.from(document.querySelectorAll('#map text')).filter(text => {"
                      " const box = text.getBoundingClientRect();"
                      " return box.right > edge.right || box.left < edge.left || box.top < edge.top; }).length")
    check(cut == 0, f"{cut} words of the map are cut off")
    opened = browser.run("const point = document.querySelector('#map a'); point.focus();"
                         "const isReached = document.activeElement === point;"
                         "point.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));"
                         "return isReached && document.activeElement.closest('#photos details').open")
    check(opened, "a point of the map isn't reached by the keyboard, or doesn't open its row")
    placed = browser.run("return document.querySelectorAll('li[data-x]').length")
    check(bars == 20 and points == placed > 0, f"{bars} bars, {points} points of {placed}")
    # Every report is laid out, hostile ones among them.
    browser.run("for (const row of document.querySelectorAll('#photos details')) row.open = true")
    browser.run("return new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
    laid = browser.run("return document.querySelectorAll('.report').length")
    blocks = browser.run("return document.querySelectorAll('#photos script').length")
    check(laid == blocks > 0, f"{laid} reports of {blocks}")
    skipped = browser.run(
        "return Array.from(document.querySelectorAll('h1, h2, h3, h4'), heading => Number(heading.tagName[1]))"
        ".filter((level, place, all) => place && level > all[place - 1] + 1).length")
    check(skipped == 0, f"{skipped} headings skip a level")
    markup = browser.run("return document.querySelectorAll('.report img, .report a, .report script, .report svg').length")
    check(markup == 0, "a report holds markup")
    browser.run("for (const row of document.querySelectorAll('#photos details')) row.open = false")
    for name in PREVIEWS:
        found = browser.run(
            "const row = Array.from(document.querySelectorAll('#photos > li')).find(row =>"
            " row.querySelector('.name').textContent === arguments[0]); if (!row) return null;"
            " const picture = row.querySelector('img'); if (!picture) return 0; picture.loading = 'eager';"
            " return picture.decode().then(() => picture.naturalWidth, () => 0)", name.rpartition("/")[2])
        check(found, f"the row of {name} has no picture: {found}")
    broken = browser.run("return Array.from(document.images).filter(i => i.complete && !i.naturalWidth).length")
    check(broken == 0, f"{broken} pictures aren't drawn")
    check(browser.run("return document.images.length") > 10, "no pictures")


def policy(browser):
    """What the page's policy refuses, in the page itself."""
    for words, script in (
        ("markup", "document.body.innerHTML = '<b>x</b>'"),
        ("a script", "const s = document.createElement('script'); s.textContent = 'window.hacked = 1';"
                     "document.body.append(s)"),
        ("a handler", "document.body.setAttribute('onclick', 'window.hacked = 1')"),
    ):
        try:
            browser.run(script)
            refused = False
        except Exception as error:  # pylint: disable=broad-except
            refused = "TrustedHTML" in str(error) or "TrustedScript" in str(error)
        check(refused and browser.run("return window.hacked") is None, f"the policy lets {words} in")


def unended(browser, many):
    """What a page says at its head, without a script, where its end is missing."""
    text = many.read_text("utf-8")
    texts = {
        "whole": (text, "none"),
        "cut": (text[:text.index("</ol>", text.index('<ol id="photos">'))], '"The end of this page is missing'),
    }
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    for name, (changed, wanted) in texts.items():
        path = many.with_name(f"{name}.html")
        path.write_text(changed, "utf-8")
        browser.open(path)
        browser.shot(f"many-{name}")
        # On a screen what may still be loaded has a while.
        browser.command("Emulation.setEmulatedMedia", media="print")
        said = browser.run("const style = getComputedStyle(document.querySelector('main'), '::before');"
                           " return [style.content, style.visibility]")
        check(said[0].startswith(wanted) and said[1] == "visible", f"the head of a page that is {name} says: {said}")
        browser.command("Emulation.setEmulatedMedia", media="")
    browser.command("Emulation.setScriptExecutionDisabled", value=False)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("metalens")
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments = parser.parse_args()
    try:
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service
    except ImportError:
        missing("Selenium", "python3-selenium")
    chromium = shutil.which("chromium") or missing("Chromium", "chromium")
    driver = shutil.which("chromedriver") or missing("Chromium's driver", "chromium-driver")
    if not shutil.which("exiftool"):
        missing("exiftool", "libimage-exiftool-perl")
    metalens = str(pathlib.Path(arguments.metalens).resolve())
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        shots = arguments.screenshots or work / "screenshots"
        shots.mkdir(parents=True, exist_ok=True)
        directory = photos(work)
        note = ["--case", "1</style><b>", "--examiner", HOSTILE[1], "--evidence", "E-1", "--note", HOSTILE[0]]
        hostile = [str(path) for path in sorted(directory.glob("*.jpg"))]
        many = page(metalens, work / "many.html", "batch", "--relatives", *note, str(directory))
        one = page(metalens, work / "one.html", "analyze", *note, *hostile)
        two = page(metalens, work / "compare.html", "compare", *note, *hostile[:2])
        fixtures = [str(ROOT / "Fixtures" / name) for name in PREVIEWS]
        shown = page(metalens, work / "previews.html", "analyze", *fixtures)
        for library in sorted(set(PREVIEWS.values())):
            check(f"because {library} " not in shown.read_text("utf-8"), f"{library} shows no picture")
        formats = page(metalens, work / "formats.html", "compare", *fixtures[2:4])
        # Its words are the longest.
        german = [page(metalens, work / f"{command[0]}-de.html", *command, language="de") for command in (
            ["batch", str(directory)], ["analyze", *hostile], ["compare", *hostile[:2]])]
        pages = [("one", one, 1), ("compare", two, 2), ("previews", shown, len(PREVIEWS)), ("formats", formats, 2)]
        browser = Browser(webdriver, Service(driver), chromium, shots)
        try:
            browser.open(many)
            rows = len(re.findall(r"^<li id=\"photo-\d+\" class=", many.read_text("utf-8"), re.MULTILINE))
            use(browser, rows)
            browser.looks("many")
            browser.console("many")
            policy(browser)
            unended(browser, many)
            browser.driver.get_log("browser")
            for name, path, pictures in pages:
                browser.open(path)
                browser.looks(name, pictures)
                browser.console(name)
            for path in german:
                browser.open(path)
                browser.look(360, "light")
                browser.shot(path.stem)
                wide = browser.run("return document.documentElement.scrollWidth")
                check(wide <= 360, f"{path.stem}: {wide} pixels wide where there are 360")
            version = browser.driver.capabilities["browserVersion"]
        finally:
            browser.driver.quit()
    if not faults:
        print(f"{rows} rows, {len(pages) + 1} pages in Chromium {version}: all as they should be")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
