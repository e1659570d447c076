/** The map itself, without React: land, marks and what a reader does with them. Leaflet never writes markup here. */
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { DivIcon, Marker } from 'leaflet/src/layer/marker/index.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Polygon, SVG } from 'leaflet/src/layer/vector/index.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { Position } from '@amberlane/contract/domain/distance';
import { createClusters, MOST_ZOOM, type MapMark, type SpotOnMap } from './clusters.ts';
import { landPolygons } from './land-rings.ts';
import { addLanes, LANES_ID } from './lanes.ts';
import { namesOf, numbersText, type MarkName } from './mark-words.ts';
import css from './points-map.module.css';

export interface MapWords {
  readonly cluster: (count: number) => string;
  readonly reader: string;
}

export interface PointsMapOptions {
  readonly words: MapWords;
  /** Address of tiles, when a company has set one and the reader agreed; else the land is drawn. */
  readonly tiles: string | null;
  readonly onSelect: (spot: SpotOnMap) => void;
  /** A listed spot is pointed at or has the focus; null when it no longer is. */
  readonly onPoint?: (siteCode: string | null) => void;
}

export interface PointsMap {
  /** `focus`: codes of the listed spots to zoom to; none: all. */
  show(spots: readonly SpotOnMap[], reader: Position | null, focus: readonly string[]): void;
  drawLand(land: string): void;
  /** Marks a listed spot as the one that is chosen and brings it into view; null for none so far. Not called: nothing is to be chosen. */
  choose(siteCode: string | null): void;
  /** Makes the mark of a listed spot stand out; null for none. */
  point(siteCode: string | null): void;
  zoomBy(steps: number): void;
  /** All listed spots, and the reader. */
  fit(): void;
  close(): void;
}

/** `make-land.ts` draws a little more than this. */
const FARTHEST: [[number, number], [number, number]] = [[-40, -30], [60, 150]];
const TILES_ZOOM = 17;
/** Drawn land fits any scale, tiles only whole ones. */
const ZOOM_STEP = .25;
/** Scale for a single point. */
const TOWN_ZOOM = 9;

export function openPointsMap(container: HTMLElement, { words, tiles, onSelect, onPoint }: PointsMapOptions): PointsMap {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(container, {
    zoomControl: false, attributionControl: false, minZoom: 2, zoomSnap: tiles ? 1 : ZOOM_STEP, maxZoom: tiles ? TILES_ZOOM : MOST_ZOOM, maxBounds: FARTHEST, maxBoundsViscosity: 1,
    // A wheel over the map scrolls the page.
    scrollWheelZoom: false, zoomAnimation: animate, fadeAnimation: animate, markerZoomAnimation: animate, inertia: animate, renderer: new SVG({ padding: 1 }),
  });
  map.setView([15, 40], 2);
  if (tiles) new TileLayer(tiles, { maxZoom: TILES_ZOOM, className: css.tile ?? '' }).addTo(map);
  const marks = new LayerGroup().addTo(map);
  let marksAt: (zoom: number) => MapMark[] = () => [];
  let chosen: string | null | undefined;
  let pointed: string | null = null;
  let elements: { readonly element: HTMLElement; readonly codes: readonly string[] }[] = [];
  let seen: Position[] = [];
  let readerAt: Position | null = null;

  const light = (): void => {
    for (const { element, codes } of elements) element.toggleAttribute('data-pointed', pointed !== null && codes.includes(pointed));
  };

  const draw = (mark: MapMark, place: MarkName | undefined): void => {
    const spots = spotsOf(mark);
    const numbers = numbersText(spots);
    const isChosen = mark.kind === 'spot' && chosen === mark.spot.siteCode;
    const marker = mark.kind === 'spot'
      ? button(mark.spot, { name: named(numbers, mark.spot.siteName), className: isChosen ? css.chosenSpot : mark.spot.listed ? css.spot : css.other, text: numbers, place }, () => onSelect(mark.spot))
      : button(mark.at, { name: named(numbers, words.cluster(spots.length)), className: mark.listed ? css.cluster : css.otherCluster, text: numbers || String(spots.length), place }, () => map.setView(mark.at, mark.zoom, { animate }));
    marker.addTo(marks);
    const element = marker.getElement();
    if (!element) return;
    if (mark.kind === 'spot' && chosen !== undefined) element.setAttribute('aria-pressed', String(isChosen));
    const [first] = spots;
    if (!first?.listed) return;
    elements.push({ element, codes: spots.map(({ siteCode }) => siteCode) });
    const tell = mark.kind === 'spot' ? onPoint : undefined;
    if (!tell) return;
    for (const event of ['mouseenter', 'focus']) element.addEventListener(event, () => tell(first.siteCode));
    for (const event of ['mouseleave', 'blur']) element.addEventListener(event, () => tell(null));
  };

  const redraw = (): void => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.getAttribute('aria-label') : null;
    marks.clearLayers();
    elements = [];
    const drawn = marksAt(map.getZoom());
    const listed = drawn.filter((mark) => spotsOf(mark)[0]?.listed);
    const names = namesOf(listed.map((mark) => {
      const { x, y } = map.project(mark.kind === 'spot' ? mark.spot : mark.at);
      return { x, y, spots: spotsOf(mark) };
    }));
    for (const mark of drawn) draw(mark, names[listed.indexOf(mark)]);
    if (readerAt) sign(readerAt, { name: words.reader, className: css.reader }).addTo(marks);
    if (focused !== null) refocus(container, focused);
    light();
  };
  map.on('zoomend', redraw);

  const fit = (): void => {
    if (seen.length === 0) return;
    map.fitBounds(seen.map(({ lat, lng }) => [lat, lng]), { paddingTopLeft: [48, 36], paddingBottomRight: [84, 48], maxZoom: TOWN_ZOOM, animate: false });
  };
  /** Nearer until the spot stands by itself, else only as far aside as it takes. */
  const bringIntoView = (siteCode: string): void => {
    const here = Math.floor(map.getZoom());
    for (let zoom = here; zoom <= MOST_ZOOM; zoom += 1) {
      const alone = marksAt(zoom).find((mark) => mark.kind === 'spot' && mark.spot.siteCode === siteCode);
      if (alone?.kind !== 'spot') continue;
      const { lat, lng } = alone.spot;
      if (zoom > here) map.setView([lat, lng], zoom, { animate });
      else if (!map.getBounds().pad(-.1).contains([lat, lng])) map.panTo([lat, lng], { animate });
      return;
    }
  };
  return {
    show(spots, reader, focus) {
      marksAt = createClusters(spots);
      readerAt = reader;
      const found = spots.filter(({ listed, siteCode }) => listed && focus.includes(siteCode));
      seen = [...(found.length > 0 && !reader ? found : spots.filter(({ listed }) => listed)), ...(reader ? [reader] : [])];
      redraw();
      fit();
    },
    drawLand(land) {
      const look = { interactive: false, className: css.land ?? '', stroke: true, weight: 1, fill: true, fillColor: `url(#${LANES_ID})`, fillOpacity: 1, smoothFactor: .6 };
      for (const rings of landPolygons(land)) new Polygon(rings, look).addTo(map);
      const drawing = container.querySelector('svg');
      if (drawing) addLanes(drawing, css.lane ?? '');
    },
    choose(siteCode) {
      chosen = siteCode;
      redraw();
      if (siteCode !== null) bringIntoView(siteCode);
    },
    point(siteCode) {
      pointed = siteCode;
      light();
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate }),
    fit,
    close: () => map.remove(),
  };
}

const spotsOf = (mark: MapMark): readonly SpotOnMap[] => (mark.kind === 'spot' ? [mark.spot] : mark.spots);

/** What is seen on a mark begins its name (WCAG 2.5.3). */
const named = (numbers: string, name: string): string => (numbers === '' ? name : `${numbers}. ${name}`);

interface Look {
  readonly name: string;
  readonly className: string | undefined;
  /** On the mark. */
  readonly text?: string;
  /** Beside it. */
  readonly place?: MarkName | undefined;
}

/** A mark that is a button to everybody: pressed by pointer, Enter and the space bar. */
function button(at: Position, look: Look, press: () => void): Marker {
  const marker = sign(at, look);
  marker.on('click', press);
  marker.on('add', () => {
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      press();
    });
  });
  return marker;
}

/** Pixels of a mark for a fingertip. */
const SIZE = 32;

function sign(at: Position, { name, className = '', text = '', place }: Look): Marker {
  const face = document.createElement('div');
  const badge = document.createElement('span');
  badge.textContent = text;
  face.append(badge);
  // Drawn by the style sheet: what a mark says is its own name (WCAG 2.5.3).
  if (place && place.text !== '') {
    face.dataset['place'] = place.text;
    face.dataset['side'] = place.side;
  }
  const isReader = className === css.reader;
  const marker = new Marker([at.lat, at.lng], { icon: new DivIcon({ html: face, className, iconSize: [SIZE, SIZE] }), keyboard: !isReader });
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', name);
    if (isReader) element?.setAttribute('role', 'img');
  });
  return marker;
}

function refocus(container: HTMLElement, name: string): void {
  for (const element of container.querySelectorAll<HTMLElement>('[aria-label][tabindex]')) if (element.getAttribute('aria-label') === name) element.focus({ preventScroll: true });
}
