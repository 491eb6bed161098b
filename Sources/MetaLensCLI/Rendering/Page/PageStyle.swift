/// How a page looks: on paper, on a screen and on a phone, without fonts or pictures from elsewhere.
enum PageStyle {
  /// The style sheet; colours only go with words that say the same.
  static let sheet = """
    @page { size: A4; margin: 16mm 15mm 18mm; }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 50rem; padding: 1.5rem 1rem 3rem; background: #fff; color: #1a1a1a;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK KR", "Noto Sans CJK JP",
      "Noto Sans CJK SC", sans-serif; overflow-wrap: anywhere; }
    :lang(ko), :lang(ja), :lang(zh) { line-break: strict; }
    :lang(ko) body { word-break: keep-all; }
    h1 { margin: 0 0 .2rem; font-size: 1.1rem; font-weight: 600; color: #555; }
    h2 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
    h3 { margin: 2rem 0 .6rem; padding-bottom: .2rem; border-bottom: 1px solid #999; font-size: 1.1rem; }
    h4 { margin: 1.2rem 0 .4rem; font-size: 1rem; }
    h2, h3, h4 { break-after: avoid; }
    p { margin: .5rem 0; }
    section.photo + section.photo { margin-top: 3rem; border-top: 3px double #777; padding-top: 2rem; }
    .verdict { border: 1px solid #999; border-left: .6rem solid #777; padding: .8rem 1rem; break-inside: avoid; }
    .verdict.green { border-left-color: #1b7a3d; }
    .verdict.amber { border-left-color: #b97800; }
    .verdict.red { border-left-color: #b3261e; }
    .sentence { margin: 0 0 .4rem; font-size: 1.2rem; line-height: 1.4; font-weight: 600; }
    .score { margin: 0; }
    .note, .places, .small { color: #444; font-size: .87rem; }
    .note { border-left: 3px solid #bbb; padding-left: .7rem; }
    table { width: 100%; border-collapse: collapse; margin: .5rem 0; }
    th, td { padding: .35rem .6rem .35rem 0; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; }
    thead th { border-bottom: 1px solid #777; font-size: .85rem; font-weight: 600; color: #444; }
    tbody th { width: 30%; font-weight: 600; }
    thead { display: table-header-group; }
    tr, .findings tbody { break-inside: avoid; }
    .findings tbody tr:first-child td { border-bottom: 0; padding-bottom: 0; }
    .findings td.evidence { padding-top: 0; padding-left: 1rem; }
    td.number, th.number { width: 5.2rem; text-align: right; white-space: nowrap;
      font-variant-numeric: tabular-nums; }
    td.date { width: 34%; font-variant-numeric: tabular-nums; }
    .places { margin: .25rem 0 0; padding: 0; list-style: none; }
    .places li { margin-top: .15rem; }
    code, pre { font-family: ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono", monospace; font-size: .8rem; }
    .bytes { display: block; color: #333; white-space: pre-wrap; }
    pre { margin: .4rem 0; border: 1px solid #bbb; background: #f6f6f6; padding: .6rem; white-space: pre-wrap;
      break-inside: avoid; }
    td.state { width: 25%; font-weight: 600; }
    td.state.changed { color: #a3241c; }
    td.state.intact { color: #17683a; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; flex: 1 1 12rem; break-inside: avoid; }
    figure.main { flex-grow: 3; flex-basis: 22rem; }
    img { display: block; width: auto; height: auto; max-width: 100%; max-height: 26rem; border: 1px solid #999; }
    figcaption { margin-top: .3rem; color: #444; font-size: .87rem; }
    footer { margin-top: 2.5rem; border-top: 1px solid #999; padding-top: .5rem; color: #444; font-size: .87rem; }
    @media (max-width: 34rem) {
      body { font-size: 14px; }
      td.number, th.number { width: auto; padding-right: .4rem; }
      td.date { width: auto; }
      .findings tr { display: flex; flex-wrap: wrap; }
      .findings .finding, .findings .evidence { flex: 1 1 100%; text-align: left; }
      tbody th { width: 38%; }
    }
    @media print {
      body { max-width: none; padding: 0; font-size: 10pt; }
      th, td { padding-top: .2rem; padding-bottom: .2rem; }
      section.photo + section.photo { break-before: page; margin-top: 0; border-top: 0; padding-top: 0; }
      .verdict, pre { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      img { max-height: 11cm; }
    }
    """
}
