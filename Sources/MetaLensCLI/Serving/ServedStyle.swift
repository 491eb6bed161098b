/// How a served page looks, beside what pages of many photos have.
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
    #results:not(:has(#photos > li:nth-child(2))) .charts { display: none; }
    @media print { #drop, #state, #uploads, .save, .open, .top label { display: none; } }
    """
}
