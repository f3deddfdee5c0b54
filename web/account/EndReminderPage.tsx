import { Link, useLocation } from 'react-router-dom';
import { repeatsCopy } from '../copy/repeats.ts';
import { EndRepeatByLinkDocument } from '../generated/graphql.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { messageOfFailure } from '../shared/gateway.ts';
import { useMutate } from '../shared/useMutate.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Bell } from '../ui/lucide/Bell.tsx';
import { Page } from '../ui/Page.tsx';
import { InlineMessage } from '../ui/states.tsx';

const copy = repeatsCopy.byLink;

/**
 * Ends a reminder by a press, without a login, for whoever opens the link in its message (PD-143).
 */
export function EndReminderPage() {
  // After the #, so that it is not sent to a server.
  const secret = useLocation().hash.slice(1);
  const [end, { data, error, loading }] = useMutate(EndRepeatByLinkDocument);
  const isGone = !secret || (error !== undefined && error.code === 'NOT_FOUND');
  const standing = () => {
    if (isGone) return { title: copy.gone, text: copy.goneText };
    return data ? { title: copy.done, text: copy.doneText } : { title: undefined, text: copy.text };
  };
  return (
    <main id="main">
      <Page title={copy.title} narrow>
        <div aria-live="polite">
          <EmptyState {...standing()} icon={<Bell size={44} strokeWidth={1.5} aria-hidden />}>
            {isGone || data ? (
              <Link
                className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
                to={isGone ? paths.reminders : paths.home}
              >
                {isGone ? copy.reminders : copy.home}
              </Link>
            ) : (
              <Button
                size="lg"
                className={css({
                  colorPalette: 'brand',
                  minH: '11',
                  h: 'auto',
                  maxW: 'full',
                  whiteSpace: 'normal',
                })}
                loading={loading}
                onClick={() => end({ secret })}
              >
                {copy.action}
              </Button>
            )}
          </EmptyState>
        </div>
        <InlineMessage message={error && !isGone ? messageOfFailure(error) : null} busy={loading} />
      </Page>
    </main>
  );
}
