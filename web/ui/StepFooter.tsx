import { useState } from 'react';
import type { ReactNode } from 'react';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from './Button.tsx';
import { earlyShell } from './opening.ts';
import { pageShell } from './pageShell.ts';
import { useInBrowser } from './useInBrowser.ts';
import { withTransition } from './withTransition.ts';

interface Props {
  /** The choice, on the left. */
  summary?: ReactNode;
  /** Whether the summary is as short as a price, so that it fits beside two buttons on a phone. */
  short?: boolean;
  action: string;
  /** The title of the step that the action leads to, unless another one may come first. */
  next?: string | undefined;
  enabled: boolean;
  busy?: boolean;
  /** Why the button is disabled. */
  reason?: string;
  secondary?: ReactNode;
  /** Without it, the button submits the surrounding form. */
  onAction?: () => void;
}

/** The funnel's sticky bar: the choice, and the one button that leads to the next step. */
export function StepFooter({
  summary,
  short = false,
  action,
  next,
  enabled,
  busy = false,
  reason,
  secondary,
  onAction,
}: Props) {
  const inBrowser = useInBrowser(() => true, false);
  // A page that has just been hydrated is busy: a view transition would cost a slow phone several
  // frames.
  const [cameRendered] = useState(!inBrowser);
  const goOn = onAction && (() => (cameRendered ? onAction() : withTransition(onAction)));
  return (
    <div
      data-bottom-bar
      data-footer
      className={css({
        position: { base: 'fixed', _short: 'static' },
        insetInline: '0',
        bottom: '0',
        zIndex: 'docked',
        bg: 'bg.panel',
        borderTopWidth: '1px',
        boxShadow: '0 -4px 16px rgb(11 58 62 / 7%)',
        pb: 'env(safe-area-inset-bottom)',
      })}
    >
      <div
        className={stack({
          direction: 'row',
          align: 'center',
          justify: 'flex-end',
          flexWrap: 'wrap',
          gap: '3',
          // On desktop it is as wide as the column and the rail together.
          maxW: { base: 'column', lg: 'content' },
          mx: 'auto',
          px: { base: '4', lg: '6' },
          py: '3',
        })}
      >
        {summary === undefined ? null : (
          <div
            aria-live="polite"
            className={css({ minW: '0', flex: short ? '1 1 4rem' : '1 1 7.5rem' })}
          >
            {typeof summary === 'string' ? (
              <p className={css({ fontWeight: 'semibold' })}>{summary}</p>
            ) : (
              summary
            )}
          </div>
        )}
        <div
          className={stack({
            direction: 'row',
            gap: '3',
            flexWrap: 'wrap',
            justify: 'flex-end',
          })}
        >
          {secondary}
          <Button
            size="lg"
            disabled={!enabled}
            loading={busy}
            type={onAction ? 'button' : 'submit'}
            title={enabled ? undefined : reason}
            onClick={goOn}
            {...(next !== undefined && earlyShell(pageShell(next)))}
            className={css({ colorPalette: 'accent', minW: '36' })}
          >
            {action}
          </Button>
        </div>
      </div>
    </div>
  );
}
