import { company } from '../../contract/content/current.ts';
import { fill } from '../../contract/fill.ts';
import { myPhotos as words } from '../../messages/en/my-photos.ts';

/** Why a photo was not taken, and by which other way it reaches us. */
export function refusalInWords(reason: keyof typeof words.refused): string {
  return fill(words.refused[reason], { way: otherWay() }).trim();
}

function otherWay(): string {
  const { email, phone = company.emergencyPhone } = company;
  if (email && phone) return fill(words.ways.both, { email, phone });
  if (email) return fill(words.ways.email, { email });
  return phone ? fill(words.ways.phone, { phone }) : '';
}
