/** The advice to give. With gas, a call from inside the house is part of the danger. */
export type Advice = 'gas' | 'fire' | 'harm' | 'urgent';

type Rule = {
  /** Goes with the lead into the database. */
  id: string;
  advice: Advice;
  /**
   * Any of these. A pattern is kinds of words, of which `|` is "or", with signs for how many other words may lie between:
   * `=` at most one, `>` four, `<` four and no comma, `>>` eight; `~` is four in either order, and joins two. None of the kinds
   * behind `!` may be among them or within two words around.
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
      'outlet<leak',
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
      'door|window>no>close|lock!trim|room|basin|well',
      'no>close|lock>door|window!trim|room|basin|well',
      'no>lock!buy',
      'lock~break!pipe',
      'break~window|door!trim',
    ],
  },
] as const satisfies readonly Rule[];

export type RuleId = (typeof RULES)[number]['id'];

/**
 * The words that tell of an emergency, or of none, in English and Spanish, by kinds that the rules name; a word is of the
 * first kind that has it. Each is the beginning of a word, as people type it without accents: "smel" is also "smelling" and
 * "smell", for letters that are doubled, or should be, count once. A period ends the word, and `_` is where another one may
 * begin; the rest is as in a regular expression. What is added must fit into the 3 KB that a browser loads.
 */
export const VOCABULARY = {
  // The first four have a meaning of their own: what is over, or not urgent; what goes on after all; and what takes back the
  // words after it.
  over: 'last_(year|month|week|winter|owner)|(year|month|week)s?_ago|(ano|mes|semana)_pasad|hace_?\\w*_(ano|mes|semana)|(already|was|been|ya)_(\\w+_)?(fixed|repair|arregl)',
  calm: '(no|not|nada|sin)_(an_|es_)?(urgent|emergenc|rush|hurry|prisa)|(in|next)_(spring|month)',
  still: 'since|again|still|desde|sigue|(no|wont|cant|not|doesnt)_(stop|para)',
  no: '(no|not|never|without|cant|cannot|wont|dont|isnt|sin|nada).|doesn|didn|prevent|avoid|evita',
  // What would be taken for heat, or water.
  nothing: 'hot_(tub|water)|agua_caliente',
  opened: 'bro?ken?_in|break_in|burgl|robar|kicked|forz|(stuck|quedo|atoro)_(open|abiert)',
  // What makes an order out of an alarm: words of buying, things of trade, and what is no part of the structure.
  buy: 'instal|replac|new.|nuev|quot|pric|cost|cotiz|add.|need_(a|to|new).|look|inspec|plan|cambiar|poner|small|old.|poc|viej',
  trade:
    'burn(ed|s|ing)?_out|smok(e|ed)_(det|al|st|gr)|de_humo|spark_(my|joy)|water_?proof|pit.|place|rated|table|damag|danos|extin|flood_?(li|zo)|take|remov|quitar|addition|alarm|detect|batter|chirp',
  trim: 'crack\\w*_(in_)?(pan|gla|win)|tile|paint|cabinet|gutter|stain|azulej|pintur|gabin|sash|screen|yard|filter',

  blood: 'bleed|sangr|(un|in)consc|passed_out|no_respon|(is|got)_hurt|trapped|herid|lastimad|atrapad',
  heat: '(water_)?heat(ers?|ing)?.|heet|furnace|boiler|burner|pilot|radiat|calef|calder|calent|calor',
  work: 'work|turn|re?start|prend|encien|funci|sirv|jala|calienta|com(e|es|ing)_on.',
  spill:
    'gush|spray(s|ed|ing)?.|everywh|all_over|lados|tira(ndo)?.|brota|chorr(ea|o_de)|back(s|ed|ing)?_up|com(e|es|ing)_up|regres|filling|llena(ndo)?.',
  fall: 'c(a|o)m(e|ing)_down|gave_way|v(ino|iene)_abajo|fall(ing|en)|fell.|cave|caving|cae|cay|hund',
  ring: 'go(es|ing)?_off|went_off|beep|sound|woke|suena|son[oa]|pita|despert',
  gas: 'gas.|propan|egg|huev',
  smell: 'smel|odor|stink|reek|huel|olor|olien|apest',
  monoxide: 'monox|co_(al|det)',
  sick: 'heada|diz|nause|sick|vomit|mareo|cabeza',
  ablaze: '(on|caught)_fire|flame|explo|en_llamas|esta_quemando',
  fire: 'fires?.|fuego|incend',
  smoke: 'smok(es?|ing).|humo.',
  spark: 'spark|arcing|chisp|corto_?circ',
  burn: 'burn|quem|hot.|melt|buzz|sizzl|derr[ei]t',
  outlet:
    'outlet|socket|switch|breaker|fus(e|ib)|lights?.|panel|fixture|enchuf|contacto|apagador|caja.|lampar|foco',
  shock: 'shock|electroc|zap.|toques|descarga|(line|wire)s?_(is_|are_)?down|down(ed)?_(line|wire)',
  power: 'power|electri|luz.',
  wire: 'wire|cable|poste',
  bare: 'live.|lying|expos|bare.|hanging|pelad|tirad',
  collapse: 'collaps(e|ing)|colapso|derrumb|desplom',
  sag: 'sag|bulg|pande',
  high: 'ladder|step|escal',

  pipe: '(water|gas)_(line|main)|pipe|line.|linea|tub(o|er)|hose|mangu|valv',
  poop: 'poop.|caca.|raw_sew|aguas?_(negra|sucia)',
  water: 'water|agua|rain|lluvi|llueve',
  leak: 'leak|drip|gotea|fuga|escap|hiss|filtra|wet|soak|moj[ao]',
  move: 'com(e|ing)|came|pour|running|get|sal(e|en|iendo).|llega',
  enter: 'entra(ndo)?.|mete|metio',
  into: 'in.|into|inside|through|adentro',
  break:
    'burst|bust|broke|crack|blew|shatter|snap|rip|hit.|romp|rot[ao].|reven|quebr|tron|truen|froze|congel',
  basin: 'toilet|tub.|washer|washing|sink|shower|inodor|excusad|lavad|tina|baner|regad|ducha|bano',
  flood: 'flood|inund|overf|desbord|gotera|under_water|sump_pump_f',
  dead: 'died|dead|quit|stop|fail|descom|dejo|apag|dano|(is|went)_out.',
  sewage: 'sewage|sewer|septic|drain|drenaj',

  roof: 'roof|skyl|shingl|techo|teja',
  ceiling: 'ceil|ciel|celing|plafon',
  wall: 'wall|pared|deck|porch|balcon|chim|floor|piso|plaster|stairs|brick|ladril|basem|sotano|downst|inches',
  storm: 'storm|wind.|torment|viento',
  off: 'c(a|o)me_off|took|llevo|vola|hole|hoyo|agujer',
  tree: 'trees?.|branch|limb|arbol|rama.',
  house: 'house|home|apart|garage|casa|cars?.',
  room: 'kitch|bedr|bathr|cocina|cuarto|sala.',

  // It closes, but not as it should.
  well: 'good|wel|stick',
  door: 'door|puerta',
  window: 'window|glass|ventan|vidri',
  close: 'close.|shut|cierra|cerrar',
  lock: 'lock.|locked|poner_segur|cerrad|chapa|llave',
} as const;

type Kind = keyof typeof VOCABULARY;

const KINDS = Object.keys(VOCABULARY) as Kind[];

/** Represent the kinds, in their order: none of them means anything in an expression. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Rules and vocabulary with a letter for each kind. `scripts/bundle.ts` has the build put this in the place of what
 * it is made of, which is nearly twice as large.
 */
export const TABLE = {
  letters: LETTERS.slice(0, KINDS.length),
  /** The words of each kind, in the order of the letters. */
  words: Object.values(VOCABULARY).map(withoutDoubles).join('~'),
  /** A line for each rule: its id, what it advises, and its patterns. */
  rules: RULES.map(({ id, advice, when }) => [id, advice, ...when.flatMap(inLetters)].join(' ')).join('\n'),
};

/** As the words of a visitor are read. */
function withoutDoubles(words: string): string {
  return words.replace(/([a-z])\1/g, '$1');
}

function inLetters(pattern: string): string[] {
  const letters = pattern
    .replace(/[a-z]+/g, (kind) => LETTERS.charAt(KINDS.indexOf(kind as Kind)))
    .replaceAll('|', '');
  const [, one, other, veto] = /^(\w+)~(\w+)(.*)$/.exec(letters) ?? [];
  return one ? [`${one}>${other}${veto}`, `${other}>${one}${veto}`] : [letters];
}
