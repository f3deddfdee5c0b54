import type { Offer } from '../simulation/offers.ts';
import type { Step } from '../simulation/walk.ts';

interface Props {
  offers: readonly Offer[];
  /** Whether the machine is shown as it is now, not as it was. */
  isNow: boolean;
  onTake: (step: Step) => void;
  onRestart: () => void;
}

/** What can happen next, each with a button; what would do nothing says why. */
export function Simulate({ offers, isNow, onTake, onRestart }: Props) {
  return (
    <div className="simulate" aria-label="What happens next" role="group">
      {offers.map(({ words, step, refusal }) => (
        <p key={words}>
          <button type="button" disabled={!isNow || refusal !== null} onClick={() => onTake(step)}>
            {words}
          </button>
          {refusal === null ? null : <span className="quiet"> {refusal}</span>}
        </p>
      ))}
      {offers.length === 0 ? <p className="quiet">Nothing more can happen here.</p> : null}
      <button type="button" onClick={onRestart}>
        Start again
      </button>
    </div>
  );
}
