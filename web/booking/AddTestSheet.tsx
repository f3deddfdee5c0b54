import { useState } from 'react';
import { isForSome, whomOf } from '../../machines/order/forWhom.ts';
import type { ForWhom } from '../../machines/order/forWhom.ts';
import { hasItem } from '../../machines/booking/draft.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { testCopy } from '../copy/home.ts';
import { searchTests } from '../shared/searchTests.ts';
import { Choices } from '../ui/Choices.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { useVisitNames } from './useVisitNames.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { input } from '../generated/panda/recipes/index.js';
import { BottomSheet } from '../ui/BottomSheet.tsx';
import { Button } from '../ui/Button.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

const copy = bookingCopy.addTest;
/** Number of tests shown before something is typed; the catalogue lists the most popular first. */
const popular = 8;

/** Adds a test to the visit: for whom, and which one. */
export function AddTestSheet() {
  const send = Booking.useSend();
  const open = Booking.useTag('adding');
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'adding.cancelled' })}
      title={copy.title}
      lead={copy.lead}
      close={copy.close}
      tall
    >
      <Chooser />
    </BottomSheet>
  );
}

function Chooser() {
  const { tests, patients, error, retry } = useVisitNames();
  const message = Booking.useSelector((snapshot) => snapshot.context.message);
  return (
    <div className={stack({ gap: '4' })}>
      <InlineMessage message={message} />
      {tests && patients ? (
        <Choice tests={tests} patients={patients} />
      ) : error ? (
        <ErrorState message={copy.failed} onRetry={retry} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** The sheet focuses its field, which appears once the tests are loaded. */
const focusAtFirst = (field: HTMLInputElement | null) => field?.focus();

type Named = readonly { id: string; name: string }[];
type Tests = readonly (Named[number] & ForWhom)[];

function Choice({ tests, patients }: { tests: Tests; patients: Named }) {
  const send = Booking.useSend();
  const draft = Booking.useSelector((snapshot) => snapshot.context.draft);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const patientId = picked ?? draft.patientId ?? '';
  const found = searchTests(tests, text);
  return (
    <>
      <Choices
        label={copy.who}
        names={Object.fromEntries(patients.map(({ id, name }) => [id, name]))}
        value={patientId}
        onChange={setPicked}
      />
      <input
        ref={focusAtFirst}
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cx(input({ size: 'lg' }), css({ borderRadius: 'full' }))}
      />
      <div>
        <h3 aria-live="polite" className={css({ fontWeight: 'semibold', fontSize: 'sm', mb: '1' })}>
          {found ? copy.found(found.length) : copy.popular}
        </h3>
        <ul className={stack({ gap: '0', listStyleType: 'none' })}>
          {(found ?? tests.slice(0, popular)).map((test) => {
            const item = { testId: test.id, patientId };
            const isIn = hasItem(draft, item);
            return (
              <li key={test.id} className={css({ borderTopWidth: '1px' })}>
                <Button
                  variant="plain"
                  disabled={isIn || patientId === ''}
                  onClick={() => send({ type: 'item.added', item })}
                  className={css({
                    w: 'full',
                    minH: '12',
                    px: '1',
                    h: 'auto',
                    justifyContent: 'space-between',
                    textAlign: 'start',
                    whiteSpace: 'normal',
                  })}
                >
                  <span className={css({ minW: '0', overflowWrap: 'anywhere' })}>
                    <InOwnLanguage text={test.name} />
                  </span>
                  <span className={css({ color: 'fg.muted', flexShrink: '0' })}>
                    {isIn ? copy.added : isForSome(test) ? testCopy.forWhom(whomOf(test)) : null}
                  </span>
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
