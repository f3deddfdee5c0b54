import { itemsOf } from '../../machines/booking/draft.ts';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';
import { List } from '../ui/List.tsx';
import { bookingCopy } from '../copy/booking.ts';
import { css } from '../generated/panda/css/index.js';
import type { useChosen } from './useChosen.ts';
import { useVisitNames } from './useVisitNames.ts';

type Chosen = Pick<ReturnType<typeof useChosen>, 'draft' | 'ordered' | 'testName'>;

/** The test, or several tests, each with its person. */
export function RailTests({ draft, ordered, testName }: Chosen) {
  const items = itemsOf(draft);
  if (ordered && ordered.items.length > 1)
    return (
      <Tests
        of={ordered.items.map(({ test: { name }, patient }) => ({ test: name, for: patient.name }))}
      />
    );
  if (!ordered && items.length > 1) return <ChosenTests items={items} />;
  return <InOwnLanguage text={testName ?? ''} />;
}

function ChosenTests({ items }: { items: ReturnType<typeof itemsOf> }) {
  const { testOf, patientOf } = useVisitNames();
  return (
    <Tests
      of={items.map(({ testId, patientId }) => ({
        test: testOf(testId),
        for: patientOf(patientId) ?? '',
      }))}
    />
  );
}

function Tests({ of }: { of: { test: string; for: string }[] }) {
  return (
    <List label={bookingCopy.rail.test}>
      {of.map((item, index) => (
        <li key={index}>
          <InOwnLanguage text={item.test} />
          <span className={css({ color: 'fg.muted', fontWeight: 'normal' })}>
            {' · '}
            <InOwnLanguage text={item.for} />
          </span>
        </li>
      ))}
    </List>
  );
}
