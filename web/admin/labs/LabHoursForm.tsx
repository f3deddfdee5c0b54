import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { SaveLabHoursDocument } from '../../generated/graphql.ts';
import type { AdminLabFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LabWindow } from './LabWindow.tsx';
import type { WindowDraft } from './LabWindow.tsx';
import { OrdersInTheWay } from './OrdersInTheWay.tsx';
import { useDecidedSave } from './useDecidedSave.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

/** What a new row begins with: mornings from Monday to Saturday. */
const usual: Omit<WindowDraft, 'key'> = {
  weekdays: [1, 2, 3, 4, 5, 6],
  opens: '07:00',
  closes: '11:00',
  places: '2',
};

/** When a lab collects: rows of days with their hours. */
export function LabHoursForm({ lab }: { lab: AdminLabFragment }) {
  const [windows, setWindows] = useState<WindowDraft[]>(
    lab.hours.map((row, key) => ({
      key,
      weekdays: [...row.weekdays],
      opens: row.opens,
      closes: row.closes,
      places: String(row.places),
    })),
  );
  const [slotMinutes, setSlotMinutes] = useState(String(lab.slotMinutes));
  const [save] = useMutation(SaveLabHoursDocument);
  const hours = windows.map(({ weekdays, opens, closes, places }) => ({
    weekdays,
    opens,
    closes,
    places: Number.parseInt(places, 10) || 0,
  }));
  const saving = useDecidedSave((decisions) =>
    save({
      variables: {
        change: {
          labId: lab.id,
          slotMinutes: Number.parseInt(slotMinutes, 10) || 0,
          hours,
          decisions,
        },
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.submit();
  };
  const add = () =>
    setWindows([...windows, { ...usual, key: Math.max(0, ...windows.map((row) => row.key)) + 1 }]);
  return (
    <Card className={css({ maxW: '760px' })}>
      <form noValidate onSubmit={submit} className={stack({ gap: '5' })}>
        <h2 className={heading({ size: 'lg' })}>{copy.hours}</h2>
        <TextField
          label={copy.slotMinutes}
          inputMode="numeric"
          value={slotMinutes}
          onChange={(event) => setSlotMinutes(event.target.value)}
        />
        {windows.map((row, index) => (
          <LabWindow
            key={row.key}
            number={index + 1}
            value={row}
            onChange={(changed) =>
              setWindows(windows.map((other) => (other === row ? changed : other)))
            }
            onRemove={() => setWindows(windows.filter((other) => other !== row))}
          />
        ))}
        <Button
          type="button"
          variant="outline"
          onClick={add}
          className={css({ minH: '11', alignSelf: 'flex-start' })}
        >
          {copy.addWindow}
        </Button>
        <InlineMessage message={saving.message} />
        {saving.saved ? <InlineMessage tone="info" message={copy.saved} /> : null}
        {saving.orders.length > 0 ? (
          <OrdersInTheWay
            orders={saving.orders}
            busy={saving.busy}
            onDecide={saving.submit}
            onGiveUp={saving.giveUp}
          />
        ) : (
          <SubmitButton busy={saving.busy}>{copy.saveHours}</SubmitButton>
        )}
      </form>
    </Card>
  );
}
