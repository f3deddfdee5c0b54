import { useWords } from '../words/useWords.ts';
import { nameOf } from '../words/words.ts';
import type { StretchFigures } from './filmFigures.ts';

/** Number of ways out of the film that are named. */
const named = 3;

/**
 * Below a picture of a film: the share of people who went on in it, left there, or went elsewhere.
 */
export function FrameFigures({
  flow,
  figures,
  before,
}: {
  flow: string;
  figures: StretchFigures;
  /** The figures of the days before, if compared. */
  before: StretchFigures | undefined;
}) {
  const words = useWords();
  const { page } = words;
  const { came, wentOn, leftHere, elsewhere } = figures;
  return (
    <div className="frame-figures">
      {leftHere === undefined ? null : (
        <p>
          <meter min={0} max={100} value={wentOn} aria-label={page.wentOnHead} />
          <b>{page.wentOn(wentOn)}</b>
          {before ? <span className="quiet">{page.comparedTo(wentOn - before.wentOn)}</span> : null}
        </p>
      )}
      <p className="quiet">
        {`${page.came(came)}, ${leftHere === undefined ? page.endOfFilm : page.leftHere(leftHere)}`}
      </p>
      <ul>
        {elsewhere.slice(0, named).map(({ state, percent }) => (
          <li key={state}>{`→ ${nameOf(words, flow, [state])}: ${percent}%`}</li>
        ))}
      </ul>
    </div>
  );
}
