import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Props<Id extends string> {
  label: string;
  tabs: readonly { id: Id; text: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  children: ReactNode;
}

/** Tabs with the chosen one's panel; arrow keys move between tabs, as is usual. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: Props<Id>) {
  const own = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = tabs.findIndex(({ id }) => id === chosen) + step;
    const next = tabs[(index + tabs.length) % tabs.length]!;
    onChoose(next.id);
    document.getElementById(`${own}${next.id}`)?.focus();
  };
  return (
    <>
      <div className="view-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, text }) => (
          <button
            key={id}
            id={`${own}${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `${own}panel` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <div className="panel" role="tabpanel" id={`${own}panel`} aria-labelledby={`${own}${chosen}`}>
        {children}
      </div>
    </>
  );
}
