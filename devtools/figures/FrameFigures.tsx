import { useWords } from '../words/useWords.ts';
import { nameOf } from '../words/words.ts';
import type { StretchFigures } from './filmFigures.ts';

/** So many of the ways that did not go on in the film are named. */
const named = 3;

/** Under a picture of a film: the share that went on from it, that left there, or went elsewhere. */
export function FrameFigures({
  flow,
  figures,
  before,
}: {
  flow: string;
  figures: StretchFigures;
  /** The same of the days before, where the two are compared. */
  before: StretchFigures | undefined;
}) {
  const words = useWords();
  const { page } = words;
  const { came, wentOn, leftHere, elsewhere } = figures;
  return (
    <div className="frame-figures">
      <p>
        <meter min={0} max={100} value={wentOn} aria-label={page.wentOnHead} />
        <b>{page.wentOn(wentOn)}</b>
        {before ? <span className="quiet">{page.comparedTo(wentOn - before.wentOn)}</span> : null}
      </p>
      <p className="quiet">{`${page.came(came)}, ${page.leftHere(leftHere)}`}</p>
      <ul>
        {elsewhere.slice(0, named).map(({ state, percent }) => (
          <li key={state}>{`→ ${nameOf(words, flow, [state])}: ${percent}%`}</li>
        ))}
      </ul>
    </div>
  );
}
