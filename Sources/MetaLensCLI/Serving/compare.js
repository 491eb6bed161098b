(() => {
  'use strict';
  const words = JSON.parse(document.getElementById('drop-words').textContent);
  const field = name => document.getElementById(name);
  const list = field('photos'), button = field('compare-chosen');
  const most = { tries: 100, wait: 2000 };
  // The rows that are ticked, the first one first; never more than two.
  const chosen = [];
  let isBusy = false;
  // Beside the second box that was ticked too: from the keyboard the bar's button is behind all rows.
  const here = document.createElement('button');
  here.type = 'button';
  here.textContent = '↔';
  const nameOf = row => row.querySelector('.name').textContent;
  const tell = text => { field('chosen').textContent = text; };
  const update = () => {
    field('compare').hidden = document.querySelectorAll('.pick').length < 2 && !chosen.length;
    button.disabled = here.disabled = isBusy || chosen.length < 2;
    if (chosen.length < 2) {
      here.remove();
    } else if (!isBusy) {
      here.setAttribute('aria-label', words.compare + ': ' + chosen.map(nameOf).join(' ↔ '));
      chosen[1].querySelector('.pick').append(here);
    }
    if (isBusy) tell(words.comparing);
    else tell(chosen.length === 2 ? chosen.map(nameOf).join(' ↔ ') : words.compareHint);
  };

  const offer = row => {
    // What couldn't be read can't be compared.
    if (row.dataset.b === 'none' || row.querySelector('.pick')) return;
    const cell = document.createElement('div'), label = document.createElement('label');
    const box = document.createElement('input');
    cell.className = 'pick';
    box.type = 'checkbox';
    box.setAttribute('aria-label', words.comparePick.replace('{name}', () => nameOf(row)));
    label.append(box);
    cell.append(label);
    row.prepend(cell);
    box.addEventListener('change', () => {
      if (box.checked) {
        chosen.push(row);
        if (chosen.length > 2) chosen.shift().querySelector('.pick input').checked = false;
      } else if (chosen.includes(row)) {
        chosen.splice(chosen.indexOf(row), 1);
      }
      update();
    });
  };
  for (const row of list.children) offer(row);
  list.addEventListener('metalens-row', event => { offer(event.target); update(); });

  const failures = { 403: words.refused, 404: words.dropAgain, 503: words.busy, 507: words.full };
  const end = text => {
    isBusy = false;
    update();
    if (text) tell(text);
  };
  const show = entry => {
    field('comparisons').append(document.importNode(entry, true));
    for (const row of chosen.splice(0)) row.querySelector('.pick input').checked = false;
    end('');
    field('comparisons').lastElementChild.querySelector('a').focus();
  };
  const send = (first, second, tries) => {
    const request = new XMLHttpRequest();
    request.open('POST', 'compare?page=' + words.page + '&language=' + words.language + '&first=' + first.dataset.id
      + '&second=' + second.dataset.id + '&count=' + first.file.size);
    request.responseType = 'document';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.addEventListener('loadend', () => {
      const entry = request.response && request.response.querySelector('#comparisons > li');
      if (request.status === 503 && tries < most.tries) {
        setTimeout(() => send(first, second, tries + 1), most.wait);
      } else if (request.status === 200 && entry) {
        show(entry);
      } else {
        // Why photos can't be compared comes as an entry too.
        end(entry ? entry.textContent : failures[request.status] || words.lost);
      }
    });
    request.send(new Blob([first.file, second.file]));
  };
  const compare = () => {
    if (isBusy || chosen.length < 2) return;
    const [first, second] = chosen;
    if (!first.file || !second.file) return tell(words.dropAgain);
    isBusy = true;
    update();
    send(first, second, 0);
  };
  button.addEventListener('click', compare);
  here.addEventListener('click', compare);
  update();
})();
