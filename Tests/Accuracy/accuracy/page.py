"""Docs/Accuracy.md: its tables."""

from .figures import LEAST_FILES, LEAST_GROUPS, families_in, of_class
from .labelled import FAMILIES

GREEN, AMBER, RED = "green", "amber", "red"


def table(head, rows):
    yield "| " + " | ".join(head) + " |"
    yield "|---" + "|---:" * (len(head) - 1) + "|"
    for row in rows:
        yield "| " + " | ".join(str(cell) for cell in row) + " |"
    yield ""


def percent(share):
    return f"{100 * share:.1f}"


def counted(row, colour):
    """A count with its share and interval, or the count alone where files or groups are few."""
    part = row[colour]
    if not part["of"] or row["files"] < LEAST_FILES or row["groups"] < LEAST_GROUPS or part["interval"] is None:
        return f"{part['count']}/{part['of']}"
    interval = part["interval"]
    return (f"{part['count']}/{part['of']} {percent(part['count'] / part['of'])} % "
            f"({percent(interval['low'])} to {percent(interval['high'])})")


def bare(row, colour):
    return f"{row[colour]['count']}"


def area(row):
    return "–" if row is None or row["auc"] is None else f"{row['auc']:.3f}"


def worst(evaluation, names):
    """The family with the greatest share of greens, and the one with the least AUC."""
    rows = [of_class(evaluation, name) for name in names]
    rows = [row for row in rows if row and row["files"]]
    if not rows:
        return None, None
    ranked = [row for row in rows if row["auc"] is not None]
    return (max(rows, key=lambda row: (row["green"]["count"] / row["green"]["of"], row["name"])),
            min(ranked, key=lambda row: (row["auc"], row["name"])) if ranked else None)


def family_rows(names, camera, source):
    for name in names:
        left, right = of_class(camera, name), of_class(source, name)
        yield (name, {True: "yes", False: "no", None: ""}[FAMILIES.get(name)], left["files"], left["groups"],
               area(left), counted(left, GREEN), bare(left, AMBER), bare(left, RED), area(right),
               counted(right, GREEN) if right else "–", bare(right, RED) if right else "–")


FAMILY_HEAD = ("Family", "Trace expected", "Files", "Cameras", "AUC", "Green", "Amber", "Red", "AUC, source out",
               "Green, source out", "Red, source out")


def headline(camera, source):
    made, _ = families_in(camera)
    yield from table(FAMILY_HEAD, family_rows(made, camera, source))
    for what, evaluation in (("camera", camera), ("source", source)):
        green, least = worst(evaluation, made)
        if green:
            count, of = green["green"]["count"], green["green"]["of"]
            said = (f"`{green['name']}` has the greatest share of greens ({percent(count / of)} %)" if count else
                    "no family has a green")
            if least:
                said += f"{', ' if count else '; '}`{least['name']}` {'' if count else 'has '}the least AUC ({area(least)})"
            yield f"Worst with a {what} left out: {said}."
    yield ""


def found(camera, source):
    _, names = families_in(camera)
    yield from table(FAMILY_HEAD, family_rows(names, camera, source))


def originals(camera, source):
    rows = []
    for what, evaluation in (("a camera left out", camera), ("a source left out", source)):
        row = evaluation["originals"]
        rows.append((what, row["files"], row["groups"], counted(row, GREEN), counted(row, AMBER), counted(row, RED)))
    yield from table(("Originals, with", "Files", "Cameras", "Green", "Amber", "Red"), rows)


def calibration(found_table):
    rows = [(f"{bin['low']:.2f} to {bin['high']:.2f}", bin["files"], bin["originals"], bin["groups"],
             f"{bin['said']:.3f}", f"{bin['seen']:.3f}", f"{bin['interval'][0]:.3f} to {bin['interval'][1]:.3f}",
             "" if bin["interval"][0] <= bin["said"] <= bin["interval"][1] else "off")
            for bin in found_table["bins"]]
    yield from table(("Probability", "Files", "Originals", "Groups", "Mean said", "Share seen", "95 %", "Off"), rows)
    yield (f"Brier score {found_table['brierScore']:.4f}, expected calibration error "
           f"{found_table['expectedError']:.4f}, {found_table['files']} files that state a camera; "
           f"{found_table['silent']} don't.")
    yield ""


def confusion(rows, head):
    kinds = sorted({kind for row in rows for kind in row["counts"]})
    yield from table((head, *kinds), [(row["name"], *(row["counts"].get(kind, 0) for kind in kinds)) for row in rows])


def baseline_table(areas, evaluation):
    made, seen = families_in(evaluation)
    names = list(areas)
    rows = []
    for family in made + seen:
        row = of_class(evaluation, family)
        rows.append((family, area(row), *(f"{areas[name][family]:.3f}" if areas[name].get(family) is not None else "–"
                                          for name in names)))
    yield from table(("Family", "MetaLens", *names), rows)
