/** Mail programs know neither our style sheets nor our fonts: the look is repeated here, in what all of them read. */

const PAPER = '#f7f4ec';
const INK = '#15233b';
const QUIET = '#51607a';
const LINE = '#1f4fc4';
const SIGNAL = '#c23d0c';

const TEXT = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const HEADINGS = 'Besley, Georgia, serif';

export const style = {
  body: { margin: 0, padding: '24px 0', backgroundColor: PAPER, color: INK, fontFamily: TEXT },
  preview: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
  sheet: { maxWidth: '560px', padding: '0 20px' },
  brand: {
    margin: 0,
    fontFamily: HEADINGS,
    fontWeight: 700,
    fontSize: '18px',
    lineHeight: '24px',
    color: INK,
  },
  rule: { margin: '12px 0 28px', border: 'none', borderTop: `1.5px solid ${INK}` },
  heading: {
    margin: '0 0 16px',
    fontFamily: HEADINGS,
    fontWeight: 700,
    fontSize: '30px',
    lineHeight: '34px',
    letterSpacing: '-0.01em',
    color: INK,
  },
  subheading: { margin: '28px 0 8px', fontFamily: HEADINGS, fontWeight: 700, fontSize: '20px', color: INK },
  entry: { margin: '0 0 4px', fontSize: '17px', lineHeight: '25px', color: INK },
  below: { margin: '0 0 4px 16px', fontSize: '15px', lineHeight: '22px', color: QUIET },
  text: { margin: '0 0 16px', fontSize: '17px', lineHeight: '26px', color: INK },
  quiet: { margin: '0 0 16px', fontSize: '15px', lineHeight: '22px', color: QUIET },
  term: { margin: '0', fontSize: '13px', lineHeight: '18px', letterSpacing: '0.04em', color: QUIET },
  photo: { width: '160px', height: 'auto', margin: '0 8px 8px 0', verticalAlign: 'top' },
  answer: {
    margin: '0 0 14px',
    fontSize: '17px',
    lineHeight: '25px',
    color: INK,
    overflowWrap: 'anywhere' as const,
    // Each line in its own direction, whatever that of the first one.
    unicodeBidi: 'plaintext' as const,
  },
  reference: {
    fontFamily: "Menlo, Consolas, 'Courier New', monospace",
    letterSpacing: '0.08em',
    fontWeight: 700,
  },
  code: {
    fontFamily: "Menlo, Consolas, 'Courier New', monospace",
    letterSpacing: '0.12em',
    fontWeight: 700,
    fontSize: '28px',
    lineHeight: '40px',
  },
  link: { color: LINE, overflowWrap: 'anywhere' as const },
  phone: { color: LINE, whiteSpace: 'nowrap' as const },
  button: {
    display: 'inline-block',
    margin: '8px 0 36px',
    padding: '14px 24px',
    borderRadius: '3px',
    backgroundColor: SIGNAL,
    color: '#ffffff',
    fontSize: '17px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  action: { margin: '0 0 16px' },
  call: {
    display: 'block',
    padding: '16px 20px',
    borderRadius: '3px',
    backgroundColor: SIGNAL,
    color: '#ffffff',
    fontSize: '18px',
    fontWeight: 600,
    lineHeight: '24px',
    textAlign: 'center' as const,
    textDecoration: 'none',
  },
  claim: {
    display: 'block',
    padding: '15px 20px',
    overflowWrap: 'anywhere' as const,
    border: `1.5px solid ${INK}`,
    borderRadius: '3px',
    color: INK,
    fontSize: '18px',
    fontWeight: 600,
    lineHeight: '24px',
    textAlign: 'center' as const,
    textDecoration: 'none',
  },
  block: { border: `1.5px solid ${INK}`, marginTop: '24px' },
  cell: {
    width: '50%',
    padding: '10px 12px',
    border: `1px solid ${INK}`,
    fontSize: '13px',
    lineHeight: '20px',
    verticalAlign: 'top',
    color: INK,
  },
};

/** The blueprint, for mail programs that have a dark theme; inline styles are stronger, hence the importance. */
export const mailDarkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .cell { display: block !important; width: auto !important; }
}
@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #0f2c56 !important; }
  .ink { color: #f2f5fa !important; }
  .quiet { color: #b9c8e4 !important; }
  .link { color: #9dbcff !important; }
  .rule { border-color: #f2f5fa !important; }
  .block { border-color: #9dbcff !important; }
  .button { background-color: #ff9a66 !important; color: #15233b !important; }
}
`;
