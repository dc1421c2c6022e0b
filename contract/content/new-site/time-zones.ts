const STATES = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** The time zone of most of a state; nothing for what is no state. */
export function timeZoneOf(state: string): string | undefined {
  return Object.entries(STATES).find(([, states]) => states.split(' ').includes(state))?.[0];
}
