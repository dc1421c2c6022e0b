/** The advice to give. With gas, a call from inside the house is part of the danger. */
export type Advice = 'gas' | 'fire' | 'harm' | 'urgent';

type Rule = {
  /** Goes with the lead into the database. */
  id: string;
  advice: Advice;
  /**
   * Any of these. A pattern is kinds of words, of which `|` is "or", with signs for how many other words may lie between:
   * `=` at most one, `>` four, `>>` eight; `~` is four in either order, and joins two. None of the kinds behind `!` may be
   * among them or within two words around.
   */
  when: readonly string[];
};

/** The dangers first: the first that is found says how urgent it is. */
export const RULES = [
  { id: 'gas', advice: 'gas', when: ['gas~smell|leak|spill|ring', 'break>gas', 'break>pipe=gas'] },
  {
    id: 'carbon-monoxide',
    advice: 'gas',
    when: ['monoxide~ring', 'monoxide!trade|buy', 'sick~monoxide|gas', 'sick>>heat', 'heat>>sick'],
  },
  { id: 'fire', advice: 'fire', when: ['ablaze', 'fire!trade|door|buy|leak|high'] },
  { id: 'smoke', advice: 'fire', when: ['smoke!trade|trim|buy'] },
  { id: 'sparks', advice: 'fire', when: ['spark', 'smell~burn|power!trim', 'burn~outlet|wire!trade'] },
  {
    id: 'live-wire',
    advice: 'harm',
    when: [
      'bare~wire!buy',
      'power=wire|pipe~fall|bare|storm|tree',
      'fall=wire',
      'water>move|fall|leak|into|enter>outlet|power',
      'move|fall|leak>water>outlet|power',
      'outlet>move|leak|spill>water',
      'outlet>leak',
      'leak>into>outlet|power',
      'flood|water>>outlet!buy',
      'shock!trade',
    ],
  },
  {
    id: 'collapse',
    advice: 'harm',
    when: [
      'collapse!trim|pipe|sewage|trade|buy',
      'roof|ceiling|wall>sag>>fall',
      'roof|ceiling|wall>fall!water|leak|trim|tree',
      'fall=roof|ceiling|wall!water|leak|trim|tree',
    ],
  },
  {
    id: 'hurt',
    advice: 'harm',
    when: ['blood!trim|heat', 'fall>high'],
  },
  {
    id: 'water-inside',
    advice: 'urgent',
    when: [
      'water>move|fall|leak|spill|enter>roof|ceiling|wall|room|into',
      'fall|leak|spill|enter>water>roof|ceiling|wall|room|house',
      'leak~roof|ceiling',
      'enter=water',
      'fall=water!trim',
      'water~roof|ceiling|wall!trim|trade|buy',
      'water~leak!buy',
      'leak~pipe|wall!buy',
      'water=into!pipe|trim|buy',
    ],
  },
  {
    id: 'burst-pipe',
    advice: 'urgent',
    when: ['break~pipe!trim|power', 'heat~break|leak|spill!trade', 'water~spill!trim', 'no>close>water'],
  },
  { id: 'flood', advice: 'urgent', when: ['flood!trade|trim|buy', 'basin~spill'] },
  {
    id: 'no-heat',
    advice: 'urgent',
    when: ['no=heat!trade', 'heat>no>work', 'no>work>heat', 'heat>dead', 'dead=heat!trade'],
  },
  {
    id: 'sewage',
    advice: 'urgent',
    when: ['poop', 'sewage~spill', 'sewage=move!buy', 'move=sewage!buy'],
  },
  { id: 'open-roof', advice: 'urgent', when: ['storm~roof', 'off|break~roof!trade'] },
  {
    id: 'tree',
    advice: 'urgent',
    when: ['tree>fall|break>>house|roof|room', 'fall>tree>>house|roof', 'tree>into>roof'],
  },
  {
    id: 'open-door',
    advice: 'urgent',
    when: [
      'opened',
      'door>no>close|lock!trim|room|basin',
      'no>close|lock>door!trim|room|basin',
      'window>no>close',
      'no>close>window',
      'no>lock!buy',
      'lock~break!pipe',
      'break~window|door!trim',
    ],
  },
] as const satisfies readonly Rule[];

export type RuleId = (typeof RULES)[number]['id'];
