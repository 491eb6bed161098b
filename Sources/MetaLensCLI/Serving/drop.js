(() => {
  'use strict';
  const words = JSON.parse(document.getElementById('drop-words').textContent);
  const field = name => document.getElementById(name);
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const list = field('photos');
  const query = more => '?page=' + words.page + '&language=' + words.language + (more || '');
  // A reload comes back to the same results.
  history.replaceState(null, '', query());

  const waiting = [];
  const most = { sending: 2, tries: 100 };
  let sending = 0, done = 0, all = 0, skipped = 0, over = 0, unopened = 0;
  const made = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text) element.textContent = text;
    return element;
  };

  const tell = () => {
    const parts = all ? [fill(words.progress, { done, all })] : [];
    if (skipped) parts.push(fill(words.skipped, { count: skipped }));
    if (over) parts.push(fill(words.tooMany, { count: over }));
    if (unopened) parts.push(fill(words.notOpened, { count: unopened }));
    field('state').textContent = parts.join(' · ');
  };
  const link = row => {
    const opener = made('a', '', words.exhibit);
    opener.href = 'exhibit' + query('&photo=' + row.dataset.id);
    opener.target = '_blank';
    opener.rel = 'noopener';
    const place = made('p', 'open');
    place.append(opener);
    row.querySelector('summary').after(place);
  };
  for (const row of list.children) link(row);
  if (!words.isEmpty) field('results').hidden = false;
  const show = (row, file) => {
    field('results').hidden = false;
    // Only here: the server keeps no bytes, and this page none once it is closed.
    row.file = file;
    list.append(row);
    link(row);
    row.dispatchEvent(new CustomEvent('metalens-row', { bubbles: true }));
    // A single photo is answered at once.
    if (all === 1) row.querySelector('details').open = true;
  };

  const end = (job, reason) => {
    done += 1;
    if (reason) {
      job.bar.remove();
      job.element.append(made('span', 'failed', reason));
    } else {
      job.element.remove();
    }
    tell();
  };
  const failures = { 403: words.refused, 413: words.tooLarge, 503: words.busy, 507: words.full };
  const send = job => {
    sending += 1;
    const request = new XMLHttpRequest();
    request.open('POST', 'photos' + query(job.isInFolder ? '&folder=1' : ''));
    request.responseType = 'document';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('X-Photo-Name', job.code);
    request.upload.addEventListener('progress', event => {
      if (!event.lengthComputable) return;
      if (event.loaded < event.total) job.bar.value = event.loaded / event.total;
      else job.bar.removeAttribute('value');
    });
    request.addEventListener('loadend', () => {
      sending -= 1;
      const row = request.status === 200 && request.response
        && request.response.querySelector('#photos > li');
      if (row) {
        // No script element may come into this page, not even one that holds data.
        const data = row.querySelector('script');
        if (data) {
          const holder = request.response.createElement('span');
          holder.className = 'data';
          holder.hidden = true;
          holder.textContent = data.textContent;
          data.replaceWith(holder);
        }
        show(document.importNode(row, true), job.file);
        end(job);
      } else if (request.status === 204) {
        skipped += 1;
        end(job);
      } else if (request.status === 503 && job.tries < most.tries) {
        job.tries += 1;
        job.bar.value = 0;
        setTimeout(() => { waiting.push(job); next(); }, 2000);
      } else {
        end(job, failures[request.status] || words.lost);
      }
      next();
    });
    request.send(job.file);
  };
  const next = () => {
    while (sending < most.sending && waiting.length) send(waiting.shift());
  };
  const code = name => {
    try {
      return encodeURIComponent(name);
    } catch {
      return 'photo';
    }
  };
  const isFull = () => all >= words.files;
  const refuse = () => { over += 1; tell(); };
  const add = (file, name, isInFolder) => {
    if (isFull()) return refuse();
    all += 1;
    const job = { file, isInFolder, code: code(name), tries: 0, element: made('li'), bar: made('progress') };
    // As on every page: more marks on a letter would paint over other rows.
    const label = made('bdi', 'name', name.replace(/([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu, '$1'));
    job.bar.max = 1;
    job.bar.value = 0;
    job.bar.setAttribute('aria-label', name);
    job.element.append(label, ' ', job.bar);
    field('uploads').append(job.element);
    if (file.size > words.most) end(job, words.tooLarge);
    else waiting.push(job);
    tell();
  };

  // Without a word on it, a list of what could be opened would look complete.
  const miss = () => { unopened += 1; tell(); };
  const walk = async (entry, isInFolder) => {
    if (entry.isFile) {
      // What is too many is counted, not opened.
      if (isFull()) return refuse();
      const file = await new Promise((resolve, reject) => entry.file(resolve, reject)).catch(() => null);
      if (file) add(file, entry.fullPath.replace(/^\//, ''), isInFolder);
      else miss();
      next();
      return;
    }
    const reader = entry.createReader();
    for (;;) {
      const entries = await new Promise((resolve, reject) => reader.readEntries(resolve, reject)).catch(() => null);
      if (!entries) return miss();
      if (!entries.length) return;
      for (const inner of entries) await walk(inner, true);
    }
  };
  document.addEventListener('dragover', event => {
    event.preventDefault();
    field('drop').classList.add('over');
  });
  document.addEventListener('dragleave', event => {
    if (!event.relatedTarget) field('drop').classList.remove('over');
  });
  document.addEventListener('drop', async event => {
    event.preventDefault();
    field('drop').classList.remove('over');
    // Entries are gone once the event is over.
    const entries = Array.from(event.dataTransfer.items, item => item.webkitGetAsEntry && item.webkitGetAsEntry());
    const files = Array.from(event.dataTransfer.files);
    if (entries.some(entry => entry)) {
      for (const entry of entries) if (entry) await walk(entry, false);
    } else {
      for (const file of files) add(file, file.name, false);
    }
    next();
  });
  for (const name of ['files', 'folder']) {
    field(name).addEventListener('change', event => {
      for (const file of event.target.files) {
        add(file, file.webkitRelativePath || file.name, name === 'folder');
      }
      event.target.value = '';
      next();
    });
  }

  field('language').addEventListener('change', event => {
    location.href = '?page=' + words.page + '&language=' + event.target.value;
  });
  // The server hears of a reload before it hears that the old page is left: the number says which one comes or goes.
  const load = query('&load=' + words.load);
  addEventListener('pagehide', () => navigator.sendBeacon('leave' + load));
  navigator.sendBeacon('enter' + load);
  // A page that comes back from the browser's memory asks for what is still kept.
  addEventListener('pageshow', event => { if (event.persisted) location.reload(); });
})();
