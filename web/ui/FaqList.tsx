import { ChevronDown } from './lucide/ChevronDown.tsx';
import { langOf } from '../copy/language.ts';
import { css } from '../generated/panda/css/index.js';

/**
 * Questions, one open at a time; the browser's own `details` elements, which work without a script.
 */
export function FaqList({
  entries,
}: {
  entries: readonly { id: string; question: string; answer: string }[];
}) {
  return (
    <div
      className={css({
        bg: 'bg.panel',
        borderWidth: '1px',
        borderRadius: 'card',
        boxShadow: 'card',
        px: '5',
      })}
    >
      {entries.map(({ id, question, answer }) => (
        <details
          key={id}
          name="faq"
          className={css({
            borderTopWidth: '1px',
            borderColor: 'border.muted',
            _first: { borderTopWidth: '0' },
          })}
        >
          <summary
            lang={langOf(question)}
            className={css({
              py: '4',
              minH: '11',
              cursor: 'pointer',
              fontWeight: 'semibold',
              focusVisibleRing: 'inside',
              borderRadius: 'md',
              // Hides the browser's own marker, which Safari names differently.
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: '4',
              listStyleType: 'none',
              '&::-webkit-details-marker': { display: 'none' },
              '& > svg': { flexShrink: '0', color: 'brand.fg', transition: 'transform 200ms' },
              'details[open] > &': { '& > svg': { transform: 'rotate(180deg)' } },
            })}
          >
            <span>{question}</span>
            <ChevronDown size={20} aria-hidden />
          </summary>
          <div
            lang={langOf(answer)}
            className={css({ pb: '4', color: 'fg.muted', whiteSpace: 'pre-line' })}
          >
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
