import { company } from '../../../content/company.ts';
import * as mapWords from '../../../content/words/map.ts';
import { fill } from '../../../contract/fill.ts';
import { MAP_ORIGIN } from '../../../contract/maps.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { Embed, takeFocus } from './embed.tsx';
import styles from './map.module.css';

const { latitude, longitude } = company.address;

/** Half the height and width of the map, in degrees: about 2 km across. */
const NORTH_SOUTH = 0.006;
const EAST_WEST = 0.012;

/** A drawn map of the showroom's location, replaced by OpenStreetMap on a click. `wide`: for a full-width place. */
export function ShowroomMap({ wide = false }: { wide?: boolean }) {
  return (
    <Embed
      href={`${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
      label={mapWords.show}
      icon="pin"
      wide={wide}
      note={mapWords.note}
      poster={
        <Drawing
          name="map"
          view="0 0 900 600"
          className={styles.sheet}
          alt={fill(mapWords.drawing, company.address)}
        />
      }
    >
      <iframe ref={takeFocus} src={frameAddress()} title={fill(mapWords.map, company.address)} />
    </Embed>
  );
}

function frameAddress(): string {
  const box = [
    longitude - EAST_WEST,
    latitude - NORTH_SOUTH,
    longitude + EAST_WEST,
    latitude + NORTH_SOUTH,
  ].map((degrees) => degrees.toFixed(4));
  const marker = `${latitude},${longitude}`;
  return `${MAP_ORIGIN}/export/embed.html?${new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker })}`;
}
