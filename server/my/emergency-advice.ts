import type { UrgencyLevel } from '../../contract/answer.ts';
import { company, emergencyWords } from '../../contract/content/current.ts';
import { fill } from '../../contract/fill.ts';
import { emergencyAdvice as words } from '../../messages/en/emergency-advice.ts';
import { type Html, html } from '../formats/html.ts';

/**
 * What the form's pages say first, after sending, to a visitor whose words sound like an emergency. In danger there is no number of
 * ours to tap: 911 comes first, and with gas a call from inside the house is part of the danger.
 */
export function emergencyAdvice(level: UrgencyLevel): Html {
  return level === 'danger' ? danger() : urgent();
}

function danger(): Html {
  const { emergencyPhone } = company;
  const cases = [
    [words.gasCase, words.gasText],
    [words.fireCase, words.fireText],
    [words.harmCase, words.harmText],
  ];
  return html`<section class="advice danger">
<h2>${words.dangerTitle}</h2>
${cases.map(([when, what]) => html`<p><strong>${when}</strong> ${what}</p>`)}
${emergencyPhone && html`<p>${fill(words.after, { phone: emergencyPhone.replaceAll(' ', '\u00a0') })}</p>`}
</section>`;
}

function urgent(): Html {
  const { emergencyPhone, phone = emergencyPhone } = company;
  const number = emergencyPhone ?? phone;
  return html`<section class="advice">
<h2>${phone ? words.urgentTitle : words.urgentOnly}</h2>
${emergencyWords?.first && html`<p><b>${emergencyWords.first}</b></p>`}
<p>${words.urgentWater}</p>
${number && html`<p><a class="call" href="tel:+1${number.replace(/\D/g, '')}">${number}</a></p>`}
${emergencyPhone && html`<p>${words.urgentText}</p>`}
</section>`;
}
