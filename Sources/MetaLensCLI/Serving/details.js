(() => {
  'use strict';
  const words = JSON.parse(document.getElementById('drop-words').textContent);
  const names = ['case', 'examiner', 'evidence', 'notes'];
  const field = name => document.getElementById('details-' + name);
  const pause = 400;
  const failures = { 400: words.notNoted, 403: words.refused, 422: words.notNoted, 503: words.busy };
  let timer = null, sending = null;
  const send = () => {
    clearTimeout(timer);
    timer = null;
    const body = JSON.stringify(Object.fromEntries(names.map(name => [name, field(name).value])));
    // One after the other: what was written last counts.
    sending = Promise.resolve(sending)
      .then(() => fetch('details?page=' + words.page, { method: 'POST', body }))
      .then(answer => answer.status, () => 0)
      .then(status => { field('state').textContent = status === 204 ? words.noted : failures[status] || words.lost; });
    return sending;
  };
  for (const name of names) {
    field(name).addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(send, pause);
    });
    field(name).addEventListener('change', () => { if (timer) send(); });
  }
  // On paper a table of what is filled in stands for the fields, as on every report.
  const lines = document.createElement('tbody'), printed = document.createElement('table');
  printed.id = 'printed';
  printed.className = 'exhibit';
  printed.append(lines);
  document.getElementById('details').after(printed);
  addEventListener('beforeprint', () => {
    lines.replaceChildren();
    for (const name of names) {
      for (const text of field(name).value.split('\n').filter(text => text.trim())) {
        const line = lines.insertRow(), head = document.createElement('th'), value = document.createElement('bdi');
        head.scope = 'row';
        head.textContent = field(name).labels[0].firstChild.textContent;
        value.textContent = text;
        line.append(head);
        line.insertCell().append(value);
      }
    }
  });
  let isReady = false;
  document.addEventListener('click', event => {
    // A link within the page opens and saves nothing.
    const link = event.target.closest('a[href]:not([href^="#"])');
    if (!link || isReady || !timer && !sending) return;
    event.preventDefault();
    const last = timer ? send() : sending;
    last.then(() => {
      sending = null;
      isReady = true;
      link.click();
      isReady = false;
    });
  });
})();
