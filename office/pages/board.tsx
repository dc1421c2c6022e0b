import * as boardWords from '../../content/words/office-board.ts';
import { type Frame, Sheet } from '../parts/sheet.tsx';

/** The first page after signing in. */
export function Board({ frame }: { frame: Frame }) {
  return (
    <Sheet frame={frame} title={boardWords.title} current="board">
      <p>{boardWords.empty}</p>
    </Sheet>
  );
}
