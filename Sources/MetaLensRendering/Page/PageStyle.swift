/// The style of pages: on paper, on a screen, light or dark, and on a phone, without fonts or pictures from elsewhere.
package enum PageStyle {
  /// The style sheet; a colour never carries a meaning that words don't state too.
  package static let sheet = """
    :root { --paper: #fff; --ink: #1a1a1a; --soft: #444; --line: #999; --faint: #ddd; --box: #f6f6f6;
      --green: #17683a; --amber: #8a5a00; --red: #a3241c; --link: #0b4fb3; }
    @media screen { :root { color-scheme: light dark; } }
    @media screen and (prefers-color-scheme: dark) {
      :root { --paper: #15181b; --ink: #e7e9ec; --soft: #b6bcc3; --line: #6f7780; --faint: #343a41; --box: #1f2428;
        --green: #6fcf97; --amber: #e3ad4e; --red: #ff8d83; --link: #8ab4f8; }
      img { filter: brightness(.92); }
    }
    * { box-sizing: border-box; }
    html { background: var(--paper); }
    body { margin: 0 auto; max-width: 50rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK KR", "Noto Sans CJK JP",
      "Noto Sans CJK SC", sans-serif; overflow-wrap: anywhere; }
    :lang(ko), :lang(ja), :lang(zh) { line-break: strict; }
    :lang(ko) body { word-break: keep-all; }
    a { color: var(--link); }
    h1 { margin: 0 0 .2rem; font-size: 1.1rem; font-weight: 600; color: var(--soft); }
    h2 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
    h3 { margin: 2rem 0 .6rem; padding-bottom: .2rem; border-bottom: 1px solid var(--line); font-size: 1.1rem; }
    h4 { margin: 1.2rem 0 .4rem; font-size: 1rem; }
    h2, h3, h4 { break-after: avoid; }
    p { margin: .5rem 0; orphans: 2; widows: 2; }
    section.photo + section.photo { margin-top: 3rem; border-top: 3px double var(--line); padding-top: 2rem; }
    .verdict { border: 1px solid var(--line); border-left: .6rem solid var(--line); margin: 1rem 0;
      padding: .8rem 1rem; break-inside: avoid; }
    .verdict.green { border-left-color: var(--green); }
    .verdict.amber { border-left-color: var(--amber); }
    .verdict.red { border-left-color: var(--red); }
    .sentence { margin: 0 0 .4rem; font-size: 1.2rem; line-height: 1.4; font-weight: 600; }
    .score { margin: 0; }
    .note, .places, .small { color: var(--soft); font-size: .87rem; }
    .note { border-left: 3px solid var(--faint); padding-left: .7rem; }
    table { width: 100%; border-collapse: collapse; margin: .5rem 0; }
    th, td { padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--faint); text-align: left;
      vertical-align: top; }
    thead th { border-bottom: 1px solid var(--line); font-size: .85rem; font-weight: 600; color: var(--soft); }
    tbody th { width: 30%; font-weight: 600; }
    .exhibit { border-top: 1px solid var(--line); }
    .exhibit code { font-size: .85rem; }
    thead { display: table-header-group; }
    tr { break-inside: avoid; }
    .findings tbody tr:first-child { break-after: avoid; }
    .findings tbody tr:first-child td { border-bottom: 0; padding-bottom: 0; }
    .findings td.evidence { padding-top: 0; padding-left: 1rem; }
    td.number, th.number { width: 5.2rem; text-align: right; white-space: nowrap;
      font-variant-numeric: tabular-nums; }
    td.date { width: 36%; font-variant-numeric: tabular-nums; }
    .places { margin: .25rem 0 0; padding: 0; list-style: none; }
    .places li { margin-top: .15rem; }
    code, pre { font-family: ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono", monospace; font-size: .8rem; }
    .bytes { display: block; color: var(--soft); white-space: pre-wrap; }
    pre { margin: .4rem 0; border: 1px solid var(--faint); background: var(--box); padding: .6rem;
      white-space: pre-wrap; break-inside: avoid; }
    td.state { width: 25%; font-weight: 600; overflow-wrap: break-word; }
    td.state.changed { color: var(--red); }
    td.state.intact { color: var(--green); }
    .sides { table-layout: fixed; }
    .sides th:first-child { width: 22%; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; flex: 1 1 12rem; break-inside: avoid; }
    figure.main { flex-grow: 3; flex-basis: 22rem; }
    img { display: block; width: auto; height: auto; max-width: 100%; max-height: 26rem;
      border: 1px solid var(--line); }
    figcaption { margin-top: .3rem; color: var(--soft); font-size: .87rem; }
    footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .5rem; color: var(--soft);
      font-size: .87rem; }
    @media (max-width: 34rem) {
      body { font-size: 14px; padding: 1rem .8rem 2rem; }
      h2 { font-size: 1.25rem; }
      .sentence { font-size: 1.08rem; }
      td.number, th.number { width: auto; padding-right: .8rem; text-align: left; }
      td.date { width: auto; }
      .findings tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--faint); }
      .findings tr:first-child, .findings th, .findings td { border-bottom: 0; }
      .findings .finding, .findings .evidence { flex: 1 1 100%; text-align: left; padding-left: 0; }
      tbody th { width: 38%; }
    }
    @media print {
      body { max-width: none; padding: 0; font-size: 10pt; }
      th, td { padding-top: .2rem; padding-bottom: .2rem; }
      h3 { margin-top: 1.2rem; }
      section.photo + section.photo { break-before: page; margin-top: 0; border-top: 0; padding-top: 0; }
      .verdict, pre { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      .check { break-inside: avoid; }
      img { max-height: 6.5cm; }
      footer { display: none; }
    }
    """
}
