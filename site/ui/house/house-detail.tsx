import house from '../../drawings/house.svg?themed=house';
import housePhone from '../../drawings/house-phone.svg?themed=phone';
import type { ServicePage } from '../../services.ts';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import styles from './house-detail.module.css';
import { DETAIL_SIZE, PHONE_DETAIL_SIZE } from './house-parts.ts';

/** The part of the house that a service is about, the house around it faint: of the house that the screen's width has. Decorative. */
export function HouseDetail({ service: { icon } }: { service: ServicePage }) {
  if (!icon) return null;
  return (
    <>
      <ThemedImage drawing={`${house}-${icon}-detail`} size={DETAIL_SIZE} alt="" className={styles.root} />
      <ThemedImage
        drawing={`${housePhone}-${icon}-detail`}
        size={PHONE_DETAIL_SIZE}
        alt=""
        className={styles.phone}
      />
    </>
  );
}
