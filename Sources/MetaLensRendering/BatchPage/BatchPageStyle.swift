/// The style of a page of many photos, in addition to that of every page.
package enum BatchPageStyle {
  /// The style sheet; rows that are off the screen aren't laid out.
  package static let sheet = """
    body { max-width: 70rem; }
    [hidden] { display: none !important; }
    .controls { display: flex; flex-wrap: wrap; gap: .6rem 1rem; margin: 1rem 0; }
    .controls label { display: grid; gap: .15rem; font-size: .87rem; color: var(--soft); }
    select, input { min-height: 2.2rem; max-width: 100%; padding: .25rem .5rem; border: 1px solid var(--line);
      border-radius: .25rem; background: var(--box); color: var(--ink); font: inherit; }
    .charts { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    .charts figure { flex: 1 1 20rem; min-width: 0; }
    .charts figcaption { margin: 0 0 .3rem; font-weight: 600; }
    svg { display: block; width: 100%; height: auto; max-height: 20rem; border: 1px solid var(--faint);
      background: var(--box); }
    svg text { fill: var(--soft); font: 9px sans-serif; }
    #map text { font-size: 13px; }
    svg text.middle { text-anchor: middle; }
    svg line { stroke: var(--line); }
    svg line.grid { stroke: var(--faint); }
    rect.green, circle.green { fill: var(--green); }
    rect.amber, circle.amber { fill: var(--amber); }
    rect.red, circle.red { fill: var(--red); }
    circle { stroke: var(--paper); cursor: pointer; }
    #photos { margin: 1rem 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
    #photos > li { border-bottom: 1px solid var(--faint); content-visibility: auto;
      contain-intrinsic-size: auto 6.2rem; }
    summary { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr) 9rem 4.5rem; gap: .2rem 1rem; padding: .6rem .3rem;
      cursor: pointer; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary:hover, summary:focus-visible { background: var(--box); }
    .thumb { display: flex; align-items: center; justify-content: center; width: 6.5rem; height: 5rem;
      background: var(--box); color: var(--soft); font-size: .75rem; text-align: center; }
    .thumb img { max-width: 100%; max-height: 100%; border: 0; }
    .what { display: grid; align-content: start; gap: .1rem; }
    .name { font-weight: 600; }
    .reason { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
      font-size: .87rem; }
    .hash { font-family: ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono", monospace; font-size: .72rem; }
    .kind { font-weight: 600; }
    .points { border-right: .35rem solid var(--line); padding-right: .6rem; text-align: right;
      font-variant-numeric: tabular-nums; }
    .points strong { display: block; font-size: 1.3rem; line-height: 1.2; }
    .green .points { border-color: var(--green); }
    .amber .points { border-color: var(--amber); }
    .red .points { border-color: var(--red); }
    .report { border-left: 3px solid var(--faint); margin: 0 0 1rem; padding: 0 .3rem 0 1rem; }
    .report > :first-child { margin-top: 0; }
    .found { margin: 0; padding: 0; list-style: none; }
    .found li { margin: .35rem 0; }
    .ratio { display: inline-block; min-width: 3.2rem; font-weight: 600; font-variant-numeric: tabular-nums; }
    .place { display: block; }
    .counts { white-space: pre-line; }
    #relatives ol.groups { padding-left: 2.2rem; }
    #relatives ol.groups > li { margin: .4rem 0; content-visibility: auto; contain-intrinsic-size: auto 3rem; }
    #relatives ul { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 0; padding: 0; list-style: none; }
    #relatives ul li { max-width: 100%; overflow-wrap: anywhere; }
    #relatives a { display: inline-flex; align-items: center; gap: .4rem; color: inherit; }
    #relatives a img { width: auto; height: auto; max-width: 4rem; max-height: 3rem; border: 0; }
    @media (max-width: 40rem) {
      summary { grid-template: "thumb name points" auto "thumb kind points" 1fr "reason reason reason" auto
        "folder folder folder" auto "taken taken taken" auto
        "hash hash hash" auto / 4.5rem minmax(0, 1fr) 4rem; gap: .1rem .7rem; }
      .what { display: contents; }
      .thumb { grid-area: thumb; width: 4.5rem; height: 3.6rem; }
      .name { grid-area: name; }
      .kind { grid-area: kind; font-weight: 400; }
      .points { grid-area: points; padding-right: .4rem; }
      .reason { grid-area: reason; margin-top: .2rem; }
      .folder { grid-area: folder; }
      .taken { grid-area: taken; }
      .hash { grid-area: hash; }
      .controls label { flex: 1 1 9rem; }
    }
    @media print {
      .controls { display: none; }
      .charts figure { flex-basis: 40%; }
      svg { max-height: 5cm; }
      #photos > li { content-visibility: visible; break-inside: avoid; }
      #relatives ol.groups > li { content-visibility: visible; break-inside: avoid; }
      #photos > li:has(.report) { break-inside: auto; }
      summary { grid-template-columns: 2.4cm minmax(0, 1fr) 3cm 1.6cm; padding: .25rem 0; break-inside: avoid; }
      .thumb { width: 2.4cm; height: 1.8cm; }
      .reason { display: block; overflow: visible; }
      .about { break-inside: avoid; }
    }
    """
}
