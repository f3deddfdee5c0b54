import { Check } from './lucide/Check.tsx';
import { stepTitles } from '../copy/stepTitles.ts';
import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

/** Shown on a phone, which has no room for all names below their bars. */
const where = css({
  position: 'absolute',
  top: '3',
  insetInline: '0',
  fontSize: 'sm',
  lineHeight: '1.25',
  color: 'fg.muted',
  pointerEvents: 'none',
  '& b': { color: 'brand.fg' },
  md: { display: 'none' },
});

/**
 * The milestones of a booking: Lab test, Select appointment, Add address, Review order. Those
 * before `current` are done, and are buttons where a link leads back.
 */
export function Steps({
  current,
  links = [],
}: {
  current: number;
  /** For each milestone what opens it; null where it cannot be opened. */
  links?: readonly ((() => void) | null)[];
}) {
  return (
    <div className={css({ position: 'relative' })}>
      <p aria-hidden className={where}>
        <span>{`${uiCopy.names.stepOf(current + 1, stepTitles.milestones.length)} · `}</span>
        <b>{stepTitles.milestones[current]}</b>
      </p>
      <ol
        aria-label={uiCopy.names.steps}
        className={stack({
          direction: 'row',
          gap: '1',
          align: 'flex-start',
          listStyleType: 'none',
        })}
      >
        {stepTitles.milestones.map((label, index) => {
          const done = index < current;
          const link = done ? links[index] : null;
          const mark = (
            <div
              className={stack({ align: 'center', justify: 'flex-start', gap: '1.5', minH: '11' })}
            >
              <div
                data-bar={index <= current ? 'reached' : 'ahead'}
                className={css({
                  w: 'full',
                  h: '1',
                  borderRadius: 'full',
                  bg: index <= current ? 'brand.solid' : 'border',
                  _forced: { bg: index <= current ? 'Highlight' : 'GrayText' },
                  transition: 'background 200ms',
                })}
              />
              <p
                className={css({
                  fontSize: 'xs',
                  lineHeight: '1.25',
                  fontWeight: index === current ? 'bold' : 'medium',
                  color: index === current ? 'brand.fg' : 'fg.muted',
                  textAlign: 'center',
                  hyphens: 'auto',
                  mdDown: { srOnly: true },
                })}
              >
                {done ? (
                  <Check
                    size={12}
                    aria-hidden
                    style={{ display: 'inline', verticalAlign: '-1px', marginInlineEnd: 3 }}
                  />
                ) : null}
                <span>{label}</span>
              </p>
            </div>
          );
          return (
            <li
              key={label}
              aria-current={index === current ? 'step' : undefined}
              className={css({ flex: '1' })}
            >
              {link ? (
                <button
                  onClick={link}
                  className={css({
                    display: 'block',
                    w: 'full',
                    minH: '11',
                    cursor: 'pointer',
                    verticalAlign: 'top',
                  })}
                >
                  {mark}
                </button>
              ) : (
                <div className={css({ minH: '11' })}>{mark}</div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
