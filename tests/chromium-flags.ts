/** What Playwright itself turns off (`chromiumSwitches.ts`), as far as it makes a difference on our pages. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The list below the address bar: two pages of their own with every window, at work just when ours is loaded. */
const ADDRESS_LIST = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Turns off what would use the processor or the network of its own accord. As root there is no sandbox. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The last of several such arguments counts, so these are Playwright's own and ours.
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_LIST].join()}`,
];
