/// The style of a served page, in addition to that of pages of many photos.
enum ServedStyle {
  static let sheet = """
    .top { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem 1rem; }
    .top label { color: var(--soft); font-size: .87rem; }
    #drop { margin: 1rem 0; border: 2px dashed var(--line); border-radius: .5rem; padding: 1.5rem 1rem;
      background: var(--box); text-align: center; }
    #drop.over { border-color: var(--link); border-style: solid; }
    #drop .lead { font-size: 1.2rem; font-weight: 600; }
    .button { display: inline-block; margin: .3rem; border: 1px solid var(--line); border-radius: .3rem;
      padding: .5rem 1rem; background: var(--paper); color: var(--ink); cursor: pointer; }
    .button:hover { border-color: var(--link); }
    .button:focus-within { outline: 3px solid var(--link); outline-offset: 2px; }
    .button input { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; border: 0; opacity: 0; }
    #uploads { margin: .5rem 0; padding: 0; max-height: 14rem; overflow-y: auto; list-style: none; }
    #uploads li { display: flex; flex-wrap: wrap; gap: .2rem .8rem; align-items: center; padding: .15rem 0; }
    #uploads .name { flex: 1 1 12rem; font-weight: 400; }
    #uploads progress { flex: 0 1 12rem; accent-color: var(--link); }
    .failed { color: var(--red); }
    #state { min-height: 1.5em; font-weight: 600; }
    .save a { margin-left: .8rem; }
    .open { margin: .3rem 0 .8rem; padding-left: .3rem; }
    #details { margin: 1rem 0; border: 1px solid var(--line); border-radius: .3rem; padding: 0 .8rem; }
    #details > summary { display: list-item; margin: 0 -.8rem; padding: .6rem .8rem; list-style: inside disclosure-closed;
      font-weight: 600; }
    #details[open] > summary { list-style-type: disclosure-open; }
    .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: .6rem 1rem;
      margin: .5rem 0; }
    .fields label { display: grid; gap: .15rem; color: var(--soft); font-size: .87rem; }
    .fields .wide { grid-column: 1 / -1; }
    textarea { width: 100%; padding: .25rem .5rem; border: 1px solid var(--line); border-radius: .25rem;
      background: var(--box); color: var(--ink); font: inherit; resize: vertical; }
    /* The list first: of a dozen photos nobody needs a chart. */
    #results:not([hidden]) { display: flex; flex-direction: column; }
    #results > .charts { order: 1; }
    #results > .check { order: 2; }
    #results:not(:has(#photos > li:nth-child(2))) .charts { display: none; }
    #photos > li:has(> .pick) { display: grid; grid-template-columns: 2.2rem minmax(0, 1fr); }
    .pick { display: grid; place-content: start center; gap: .5rem; padding-top: 2.2rem; }
    .pick label { display: grid; cursor: pointer; }
    .pick button { min-height: 0; width: 1.8rem; height: 1.8rem; padding: 0; }
    .pick input { width: 1.5rem; height: 1.5rem; min-height: 0; margin: 0; accent-color: var(--link); }
    /* What is reached by the keyboard doesn't come to lie behind the bar. */
    html:has(#compare:not([hidden])) { scroll-padding-bottom: 6rem; }
    #compare { order: 3; position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: .3rem 1rem; align-items: center;
      justify-content: space-between; border-top: 1px solid var(--line); padding: .4rem .3rem; background: var(--paper); }
    #compare p { flex: 1 1 12rem; margin: 0; }
    button { min-height: 2.2rem; border: 1px solid var(--line); border-radius: .3rem; padding: .35rem 1rem;
      background: var(--box); color: var(--ink); font: inherit; cursor: pointer; }
    button:disabled { color: var(--soft); cursor: default; }
    button:hover:enabled { border-color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    #comparisons { margin: 0; padding: 0; list-style: none; }
    #comparisons li { margin: .5rem 0; border: 1px solid var(--line); border-left: .6rem solid var(--line); padding: .4rem .8rem; }
    #comparisons p { margin: .2rem 0; }
    @media print { #drop, #state, #uploads, .save, .open, .top label, .pick, #compare, #details { display: none; } }
    """
}
