(() => {
  'use strict';
  const words = JSON.parse(document.getElementById('words').textContent);
  const list = document.getElementById('photos');
  const field = name => document.getElementById(name);
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const number = text => text === undefined || text === '' ? null : Number(text);
  const rowOf = (element, place) => ({
    element, place, badge: element.dataset.b, verdict: element.dataset.v, score: number(element.dataset.s),
    date: element.dataset.t, camera: element.dataset.c, x: number(element.dataset.x),
    y: number(element.dataset.y),
    name: element.querySelector('.name').textContent, relations: new Set(),
    text: element.querySelector('summary').textContent.normalize('NFC').toLowerCase(),
  });
  const rows = Array.from(list.children, rowOf);

  const made = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text !== undefined && text !== null) element.textContent = text;
    return element;
  };
  const drawn = (name, attributes, text) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    if (text !== undefined) element.textContent = text;
    return element;
  };

  const table = (lines, className) => {
    const body = made('tbody');
    for (const [label, value, state] of lines) {
      const line = made('tr');
      const head = made('th', '', label);
      head.scope = 'row';
      line.append(head, made('td', state ? 'state ' + state : '', value));
      body.append(line);
    }
    const whole = made('table', className);
    whole.append(body);
    return whole;
  };
  const report = data => {
    const whole = made('div', 'report');
    whole.append(made('p', 'sentence', data.sentence));
    for (const text of data.lines) whole.append(made('p', '', text));
    if (data.groups.some(([, findings]) => findings.some(([ratio]) => ratio))) {
      whole.append(made('p', 'note', words.legend));
    }
    if (data.cut) whole.append(made('p', 'note', words.cut));
    for (const [heading, findings] of data.groups) {
      whole.append(made('h3', '', heading));
      const entries = made('ul', 'found');
      for (const [ratio, text, place] of findings) {
        const entry = made('li');
        if (ratio) entry.append(made('span', 'ratio', ratio), ' ');
        entry.append(made('span', '', text));
        if (place) entry.append(made('span', 'small place', place));
        entries.append(entry);
      }
      whole.append(entries);
    }
    whole.append(made('h3', '', words.changed), table(data.changed));
    whole.append(made('h3', '', words.facts), table(data.facts));
    return whole;
  };
  const open = element => {
    const data = element.querySelector('script, .data');
    if (!data || element.querySelector('.report')) return;
    element.append(report(JSON.parse(data.textContent)));
  };
  list.addEventListener('toggle', event => { if (event.target.open) open(event.target); }, true);

  const go = row => {
    const details = row.element.querySelector('details');
    details.open = true;
    row.element.scrollIntoView({ block: 'start' });
    details.querySelector('summary').focus();
  };

  const byId = new Map(rows.map(row => [row.element.id, row]));
  const relations = [];
  for (const heading of document.querySelectorAll('#relatives h3')) {
    relations.push([heading.dataset.kind, heading.dataset.name]);
    for (const link of heading.nextElementSibling.querySelectorAll('a')) {
      const row = byId.get(link.getAttribute('href').slice(1));
      if (!row) continue;
      row.relations.add(heading.dataset.kind);
      const picture = row.element.querySelector('.thumb img');
      if (picture) link.prepend(picture.cloneNode());
      link.addEventListener('click', event => {
        event.preventDefault();
        // A row that the filters hide is shown again.
        if (!row.element.isConnected) {
          for (const name of ['badge', 'verdict', 'relation', 'search']) field(name).value = '';
          update();
        }
        go(row);
      });
    }
  }

  const histogram = shown => {
    const bins = new Array(20).fill(0);
    for (const row of shown) if (row.score !== null) bins[Math.min(19, Math.floor(row.score / 5))] += 1;
    const most = Math.max(1, ...bins);
    const chart = field('histogram');
    chart.replaceChildren();
    bins.forEach((count, bin) => {
      const height = count ? Math.max(2, 96 * count / most) : 0;
      const low = bin * 5, high = bin === 19 ? 100 : low + 4;
      const bar = drawn('rect', { x: 10 + bin * 15, y: 114 - height, width: 13, height,
        class: low >= 85 ? 'green' : low >= 50 ? 'amber' : 'red' });
      bar.append(drawn('title', {}, fill(words.bar, { from: low, to: high, count })));
      chart.append(bar);
      if (count) chart.append(drawn('text', { x: 16.5 + bin * 15, y: 110 - height, class: 'middle' }, count));
    });
    chart.append(drawn('line', { x1: 8, y1: 114.5, x2: 312, y2: 114.5 }));
    for (const score of [0, 50, 85, 100]) {
      chart.append(drawn('text', { x: 10 + score * 3, y: 127, class: 'middle' }, score));
    }
  };

  // What would be drawn over one another is one place, where its first row is.
  const places = points => {
    const reach = 12, cells = new Map(), found = [];
    const cell = (x, y) => Math.floor(x / reach) + ' ' + Math.floor(y / reach);
    for (const { row, x, y } of points) {
      let place = null;
      for (const across of [-reach, 0, reach]) {
        for (const down of [-reach, 0, reach]) {
          place = place || (cells.get(cell(x + across, y + down)) || [])
            .find(other => Math.hypot(other.x - x, other.y - y) < reach);
        }
      }
      if (place) {
        place.rows.push(row);
        continue;
      }
      place = { x, y, rows: [row] };
      found.push(place);
      cells.set(cell(x, y), [...cells.get(cell(x, y)) || [], place]);
    }
    return found;
  };

  // Where a place's number stands: beside, above or below its point, where it covers no other point if there is room.
  const besidePoint = (place, found) => {
    const wide = 8 * String(place.rows.length).length;
    const sides = [[8, 5, '', 0], [-8, 5, 'end', wide], [0, -9, 'middle', wide / 2], [0, 19, 'middle', wide / 2]]
      .map(([right, below, side, before]) => ({ x: place.x + right, y: place.y + below, class: side, before }));
    const clear = ({ x, y, before }) => x >= before && !found.some(other => {
      const left = x - before, across = Math.min(Math.max(other.x, left), left + wide) - other.x;
      return Math.hypot(across, Math.min(Math.max(other.y, y - 10), y) - other.y) < 7;
    });
    const { before, ...at } = sides.find(clear) || sides[0];
    return at;
  };

  const map = shown => {
    const placed = shown.filter(row => row.x !== null && row.y !== null);
    field('where').hidden = !rows.some(row => row.x !== null);
    field('map-note').textContent = fill(words.mapNote, { count: placed.length });
    const chart = field('map');
    chart.replaceChildren();
    if (!placed.length) return;
    let west = 180, east = -180, south = 90, north = -90;
    for (const { x, y } of placed) {
      west = Math.min(west, x); east = Math.max(east, x); south = Math.min(south, y); north = Math.max(north, y);
    }
    const middle = (south + north) / 2, wide = Math.max(0.05, Math.cos(middle * Math.PI / 180));
    const width = 640, height = 320, edge = 34;
    // Degrees a pixel, the same on the ground both ways; a single place shows some two kilometres.
    const scale = Math.max((east - west) * wide / (width - 2 * edge), (north - south) / (height - 2 * edge), 0.00006);
    const across = x => width / 2 + (x - (west + east) / 2) * wide / scale;
    const down = y => height / 2 - (y - middle) / scale;
    const step = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60]
      .find(size => size / scale >= 70) || 60;
    const digits = Math.max(0, Math.ceil(-Math.log10(step)));
    const left = (west + east) / 2 - width / 2 * scale / wide, right = left + width * scale / wide;
    const low = middle - height / 2 * scale, high = middle + height / 2 * scale;
    for (let x = Math.ceil(left / step) * step; x <= right; x += step) {
      if (Math.abs(x) > 180.001) continue;
      // At the right edge a label stands before its line.
      const isLast = across(x) > width - 8 * (digits + 6);
      chart.append(drawn('line', { x1: across(x), y1: 0, x2: across(x), y2: height, class: 'grid' }),
        drawn('text', { x: across(x) + (isLast ? -3 : 3), y: height - 4, class: isLast ? 'end' : '' },
          x.toFixed(digits) + '°'));
    }
    for (let y = Math.ceil(low / step) * step; y <= high; y += step) {
      if (Math.abs(y) > 90.001) continue;
      chart.append(drawn('line', { x1: 0, y1: down(y), x2: width, y2: down(y), class: 'grid' }),
        drawn('text', { x: 3, y: down(y) < 16 ? down(y) + 13 : down(y) - 3 }, y.toFixed(digits) + '°'));
    }
    // Numbers are drawn again above all circles, since that of a place nearby may cover them; a click goes below.
    const numbers = [], found = places(placed.map(row => ({ row, x: across(row.x), y: down(row.y) })));
    for (const place of found) {
      const { x, y, rows } = place;
      const names = rows.slice(0, 20).map(row => row.name);
      if (rows.length > names.length) names.push('…');
      const badge = rows.every(row => row.badge === rows[0].badge) ? rows[0].badge : 'mixed';
      // A link can be reached by the keyboard.
      const point = drawn('a', { href: '#' + (rows[0].element.id || 'photos'), 'aria-label': names.join(', ') });
      point.append(drawn('title', {}, names.join('\n')), drawn('circle', { cx: x, cy: y, r: 6, class: badge }));
      if (rows.length > 1) {
        const at = besidePoint(place, found);
        point.append(drawn('text', at, rows.length));
        numbers.push(drawn('text', { ...at, class: 'number ' + at.class, 'aria-hidden': true }, rows.length));
      }
      let next = 0;
      point.addEventListener('click', event => {
        event.preventDefault();
        go(rows[next]);
        next = (next + 1) % rows.length;
      });
      chart.append(point);
    }
    chart.append(...numbers);
  };

  const text = (first, second) => first < second ? -1 : first > second ? 1 : 0;
  // What isn't stated stands last, whichever way.
  const last = (key, compare) => (first, second) => {
    const none = value => value === null || value === '';
    if (none(first[key]) || none(second[key])) return none(first[key]) - none(second[key]);
    return compare(first[key], second[key]);
  };
  let hasArrivals = false;
  const orders = {
    // Rows stand as they were read; those that came later, in no order, by their names.
    name: (first, second) => hasArrivals ? first.name.localeCompare(second.name, undefined, { numeric: true }) : 0,
    low: last('score', (first, second) => first - second),
    high: last('score', (first, second) => second - first), date: last('date', text),
    camera: last('camera', text), verdict: last('verdict', text),
  };
  const update = () => {
    const badge = field('badge').value, verdict = field('verdict').value;
    const wanted = field('search').value.trim().normalize('NFC').toLowerCase();
    const relation = field('relation').value;
    const order = orders[field('sort').value] || orders.name;
    const shown = rows.filter(row => (!badge || row.badge === badge) && (!verdict || row.verdict === verdict)
      && (!relation || row.relations.has(relation)) && (!wanted || row.text.includes(wanted)));
    shown.sort((first, second) => order(first, second) || first.place - second.place);
    const kept = document.createDocumentFragment();
    for (const row of shown) kept.append(row.element);
    list.replaceChildren(kept);
    field('count').textContent = fill(words.count, { shown: shown.length, all: rows.length });
    field('no-match').hidden = shown.length > 0;
    // On paper the choices themselves aren't seen.
    const chosen = ['badge', 'verdict', 'relation', 'search'].map(field).filter(choice => choice.value.trim());
    field('filter').textContent = chosen.map(choice => fill(words.filter, {
      name: choice.labels[0].firstChild.textContent,
      value: choice.selectedOptions ? choice.selectedOptions[0].textContent : choice.value.trim(),
    })).join(' · ');
    // Without a score there is no chart, and no row has a report to open.
    const isScored = rows.some(row => row.score !== null);
    for (const element of [document.querySelector('.charts'), field('help')]) element.hidden = !isScored;
    histogram(shown);
    map(shown);
  };

  const choose = (name, values) => {
    const kept = field(name).value;
    field(name).replaceChildren();
    for (const [value, label] of values) {
      const choice = made('option', '', label);
      choice.value = value;
      field(name).append(choice);
    }
    if (kept && values.some(([value]) => value === kept)) field(name).value = kept;
  };
  const offer = () => {
    const present = new Set(rows.flatMap(row => [row.badge, row.verdict]));
    choose('badge', words.badges.filter(([value]) => !value || present.has(value)));
    choose('verdict', words.verdicts.filter(([value]) => !value || present.has(value)));
  };
  offer();
  choose('sort', words.orders);
  choose('relation', [words.badges[0], ...relations]);
  field('relation-choice').hidden = !relations.length;
  field('sort').value = words.order;
  for (const name of ['badge', 'verdict', 'relation', 'sort', 'search']) field(name).addEventListener('input', update);
  for (const element of document.querySelectorAll('.scripted')) element.hidden = false;
  update();
  // A page that is served gets rows while it is open.
  let isWaiting = false;
  list.addEventListener('metalens-row', event => {
    rows.push(rowOf(event.target, rows.length));
    hasArrivals = true;
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => { isWaiting = false; offer(); update(); });
  });
})();
