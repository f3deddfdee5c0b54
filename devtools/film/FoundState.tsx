import type { Chart, ChartState } from '../chart/chart.ts';
import { happeningOf } from '../words/happening.ts';
import type { Labels } from '../words/labels.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { stateName } from '../words/words.ts';
import type { FoundInFilm } from './foundInFilm.ts';
import { pictureWith } from './pictures.ts';
import { Screen } from './Screen.tsx';
import { useLargePicture } from './useLargePicture.tsx';

interface Props {
  chart: Chart;
  state: ChartState;
  found: FoundInFilm;
  labels: Labels;
}

/**
 * A state beside the success path, shown where it belongs in the film: its sentence and its screen.
 */
export function FoundState({ chart, state, found: { screenOf, way }, labels }: Props) {
  const words = useWords();
  const [language] = useLanguage();
  const name = stateName(words, state.id);
  const means = words.describe(state.description);
  const picture = screenOf === undefined ? undefined : pictureWith(chart.id, screenOf, language);
  const { enlarge, large } = useLargePicture(picture ? [{ name, means, picture }] : []);
  return (
    <li className="found selected" aria-current="location">
      {picture ? (
        <button type="button" className="enlarge" onClick={() => enlarge(0)}>
          <Screen picture={picture} name={name} />
        </button>
      ) : null}
      <div>
        <b>{name}</b>
        <p>{means}</p>
        {way ? <p className="quiet">{happeningOf(chart, way.transition, labels)}</p> : null}
      </div>
      {large}
    </li>
  );
}
