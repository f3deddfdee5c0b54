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
 * The reminders offered beside a report or a test: for the report's patient, or for everyone who
 * had the test. Nothing if there are none, or if they cannot be loaded.
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
