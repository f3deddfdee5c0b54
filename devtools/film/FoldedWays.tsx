import type { Chart } from '../chart/chart.ts';
import { happeningOf } from '../words/happening.ts';
import type { Labels } from '../words/labels.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { nameOf, stateName } from '../words/words.ts';
import type { Language } from '../words/language.ts';
import type { OtherWay } from './otherWays.ts';
import type { Frame } from './film.ts';
import { placesIn } from './film.ts';
import { pictureOf, pictureWith } from './pictures.ts';
import { Screen } from './Screen.tsx';
import { useLargePicture } from './useLargePicture.tsx';

interface Props {
  chart: Chart;
  film: readonly Frame[];
  ways: readonly OtherWay[];
  labels: Labels;
  /** Failures, or anything else that can happen. */
  kind: 'failing' | 'other';
}

/**
 * The other things that can happen at a picture, folded; only one such list of a film is open at a
 * time.
 */
export function FoldedWays({ chart, film, ways, labels, kind }: Props) {
  const words = useWords();
  const { page } = words;
  const [language] = useLanguage();
  const ends = new Map(ways.flatMap((way) => way.ends).map((end) => [end.id, end]));
  const pictured = [...ends.values()].flatMap(({ id, path, description }) => {
    const shown = screenAfter(chart, film, path, language);
    if (!shown) return [];
    const name = nameOf(words, chart.id, [shown.place]);
    return [{ id, name, means: labels.describe(description), picture: shown.picture }];
  });
  const { enlarge, large } = useLargePicture(pictured);
  if (ways.length === 0) return null;
  return (
    <details name={`ways of ${chart.id}`} className={`ways ${kind}`}>
      <summary>
        {kind === 'failing' ? page.waysToFail(ways.length) : page.otherWays(ways.length)}
      </summary>
      <ul>
        {ways.map(({ transition, ends }) => (
          <li key={transition.id}>
            <span>{happeningOf(chart, transition, labels)}</span>
            {ends.map(({ id, description }) => {
              const name = stateName(words, id);
              const at = pictured.findIndex((one) => one.id === id);
              return (
                <div key={id} className="leads">
                  <b>{`→ ${name}`}</b>
                  <span className="quiet">{labels.describe(description)}</span>
                  {at < 0 ? null : (
                    <button type="button" className="enlarge" onClick={() => enlarge(at)}>
                      <Screen picture={pictured[at]!.picture} name={pictured[at]!.name} />
                    </button>
                  )}
                </div>
              );
            })}
            {ends.length === 0 ? <b>{page.stays}</b> : null}
          </li>
        ))}
      </ul>
      {large}
    </details>
  );
}

/** The screen of a place; for one where the flow only waits, the next screen of the film. */
function screenAfter(chart: Chart, film: readonly Frame[], path: string, language: Language) {
  const own = pictureWith(chart.id, path, language);
  if (own) return { picture: own, place: path };
  const index = film.findIndex(({ state }) => placesIn(state).includes(path));
  const next = index < 0 ? [] : film.slice(index);
  for (const { state } of next) {
    const picture = pictureOf(chart.id, state, language);
    if (picture) return { picture, place: placesIn(state)[0]! };
  }
  return undefined;
}
