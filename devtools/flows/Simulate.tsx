import type { Offer } from '../simulation/offers.ts';
import type { Step } from '../simulation/walk.ts';
import { useWords } from '../words/useWords.ts';
import { plainLabels, refusalText } from '../words/words.ts';

interface Props {
  offers: readonly Offer[];
  /** Whether the machine is shown as it is now, and not as it was. */
  isNow: boolean;
  onTake: (step: Step) => void;
  onRestart: () => void;
}

/** The possible next events, each with a button; one that would do nothing says why. */
export function Simulate({ offers, isNow, onTake, onRestart }: Props) {
  const words = useWords();
  const { page } = words;
  const { event } = plainLabels(words);
  return (
    <div className="simulate" aria-label={page.next} role="group">
      {offers.map(({ words: name, of, step, refusal }) => (
        <p key={name}>
          <button type="button" disabled={!isNow || refusal !== null} onClick={() => onTake(step)}>
            {name}
          </button>
          <span className="quiet">{` ${event(of)}${refusal === null ? '' : ` – ${refusalText(words, refusal)}`}`}</span>
        </p>
      ))}
      {offers.length === 0 ? <p className="quiet">{page.nothingMore}</p> : null}
      <button type="button" onClick={onRestart}>
        {page.again}
      </button>
    </div>
  );
}
