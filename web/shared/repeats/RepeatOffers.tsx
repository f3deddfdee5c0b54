import { useId } from 'react';
import { repeatsCopy as copy } from '../../copy/repeats.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';
import { Card } from '../../ui/Card.tsx';
import { InOwnLanguage } from '../../ui/InOwnLanguage.tsx';
import { usePageQuery } from '../pageData.ts';
import { repeatsQuery } from '../queries.ts';
import { Reminder } from './Reminder.tsx';

/**
 * The reminders that a report or a test page offers: of the report's person, or of everybody who had
 * the test. Nothing where there is none, or where it cannot be known.
 */
export function RepeatOffers(about: { reportId: string } | { testId: string }) {
  const titleId = useId();
  const { data } = usePageQuery(repeatsQuery, about);
  if (!data || data.repeats.items.length === 0) return null;
  const { items: repeats, sentBy } = data.repeats;
  return (
    <section aria-labelledby={titleId} className={css({ _print: { display: 'none' } })}>
      <Card className={stack({ gap: '4' })}>
        <h2 id={titleId} className={heading({ size: 'sm' })}>
          {copy.title}
        </h2>
        {repeats.map((repeat) => (
          <div key={repeat.patientId} className={stack({ gap: '1' })}>
            {repeats.length > 1 ? (
              <h3 className={css({ fontWeight: 'semibold' })}>
                <InOwnLanguage text={repeat.patientName} />
              </h3>
            ) : null}
            <Reminder repeat={repeat} sentBy={sentBy} />
          </div>
        ))}
      </Card>
    </section>
  );
}
