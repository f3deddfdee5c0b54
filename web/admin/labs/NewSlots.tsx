import { useState } from 'react';
import type { NewSlot } from '../../../machines/labSchedule/labSchedule.types.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { SlotChoices } from '../../shared/SlotChoices.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLayer } from '../../ui/layers.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

interface Props {
  slots: NewSlot[];
  chosen: NewSlot;
  onSelect: (slotId: string) => void;
  onClose: () => void;
}

/** The slots that an order may move to: those that are free after the change. */
export function NewSlots({ slots, chosen, onSelect, onClose }: Props) {
  const [date, setDate] = useState(chosen.date);
  useLayer(true, onClose);
  return (
    <div className={stack({ gap: '4', w: 'full', minW: '0' })}>
      <SlotChoices
        slots={slots.map(({ _id: id, ...slot }) => ({ id, ...slot }))}
        date={date}
        slotId={chosen._id}
        onDate={setDate}
        onSlot={onSelect}
      />
      <Button
        variant="outline"
        onClick={onClose}
        className={css({ minH: '11', alignSelf: 'flex-start' })}
      >
        {copy.closeTimes}
      </Button>
    </div>
  );
}
