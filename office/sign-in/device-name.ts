import { fill } from '../../contract/fill.ts';
import { officeDevices as deviceWords } from '../../messages/en/office-devices.ts';

/** In this order, because most browsers also claim to be the ones below them. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** "Safari on iPhone", by a browser's user agent. Made only of our own words, because that header may say anything. */
export function deviceName(userAgent: string | undefined): string {
  return fill(deviceWords.device, {
    browser: nameIn(BROWSERS, userAgent) ?? deviceWords.otherBrowser,
    system: nameIn(SYSTEMS, userAgent) ?? deviceWords.otherSystem,
  });
}

function nameIn(known: [pattern: RegExp, name: string][], userAgent = ''): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1];
}
