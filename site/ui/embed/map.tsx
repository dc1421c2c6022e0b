import { useCallback } from 'react';
import { fill } from '../../../contract/fill.ts';
import { MAP_ORIGIN } from '../../../contract/site-manifest.ts';
import { map as mapWords } from '../../../messages/en/map.ts';
import { type Place, placeName, placeOf } from '../../address.ts';
import { useContent } from '../../content/use-content.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { Embed, takeFocus } from './embed.tsx';
import styles from './map.module.css';

/** Half the height and width of the map, in degrees: about 2 km across. */
const NORTH_SOUTH = 0.006;
const EAST_WEST = 0.012;

/** A drawn map of the showroom's location, replaced by OpenStreetMap on a click. */
export function ShowroomMap() {
  const { company } = useContent();
  const place = placeOf(company);
  return place && <MapOf place={place} />;
}

function MapOf({ place: { latitude, longitude } }: { place: Place }) {
  const { company, drawings } = useContent();
  // The same function at every rendering: React calls a new one, and the map would load again and take the focus.
  const open = useCallback(
    (frame: HTMLIFrameElement | null) => openMap(frame, { latitude, longitude }),
    [latitude, longitude],
  );
  return (
    <Embed
      href={`${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
      label={mapWords.show}
      icon="pin"
      note={mapWords.note}
      poster={drawings.map ? <DrawnMap /> : <RuledSheet />}
    >
      <iframe ref={open} title={fill(mapWords.map, { place: placeName(company) })} />
    </Embed>
  );
}

/**
 * The focus before the address: the browser renders the map in another process, and a frame that is already on its way there
 * when the focus comes, because the page had to be laid out first, does not get the keyboard.
 */
function openMap(frame: HTMLIFrameElement | null, place: Place) {
  takeFocus(frame);
  if (frame) frame.src = frameAddress(place);
}

/** The drawing of the place. A phone gets another crop, if there is one, because the names would be too small. */
function DrawnMap() {
  const { company, drawings } = useContent();
  const alt = fill(mapWords.drawing, { place: placeName(company) });
  const hasPhone = drawings['map-phone'] !== undefined;
  return (
    <>
      <Drawing
        name="map"
        size={[900, 600]}
        alt={alt}
        className={hasPhone ? styles.besidePhone : styles.sheet}
      />
      {hasPhone && <Drawing name="map-phone" size={[720, 860]} alt={alt} className={styles.phone} />}
    </>
  );
}

/** Shown if there is no drawing of the streets: ruled paper with a pin. */
function RuledSheet() {
  return (
    <svg viewBox="0 0 900 600" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M0 50H900M0 150H900M0 250H900M0 350H900M0 450H900M0 550H900" opacity=".2" />
      <path
        d="M50 0V600M150 0V600M250 0V600M350 0V600M450 0V600M550 0V600M650 0V600M750 0V600M850 0V600"
        opacity=".2"
      />
      <path d="M450 310C418 268 408 252 408 232a42 42 0 0 1 84 0C492 252 482 268 450 310Z" strokeWidth="4" />
      <circle cx="450" cy="232" r="14" strokeWidth="4" />
    </svg>
  );
}

function frameAddress({ latitude, longitude }: Place): string {
  const box = [
    longitude - EAST_WEST,
    latitude - NORTH_SOUTH,
    longitude + EAST_WEST,
    latitude + NORTH_SOUTH,
  ].map((degrees) => degrees.toFixed(4));
  const marker = `${latitude},${longitude}`;
  return `${MAP_ORIGIN}/export/embed.html?${new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker })}`;
}
