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
  let isReady = false;
  document.addEventListener('click', event => {
    const link = event.target.closest('a[href]');
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
