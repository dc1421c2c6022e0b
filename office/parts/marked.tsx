/** A text of which every second piece is what somebody has looked for. */
export function Marked({ pieces }: { pieces: string[] }) {
  return pieces.map((piece, place) => (place % 2 ? <mark key={place}>{piece}</mark> : piece));
}
