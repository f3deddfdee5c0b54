import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import { Tabs } from './Tabs.tsx';

type View = 'stories' | 'state';

interface Props {
  /** The key of the viewed thing; when it changes, the tab that belongs to it is shown. */
  of: string;
  shownFirst: View;
  stories: ReactNode;
  state: ReactNode;
}

/** The tabs beside a flow: ready stories, or the meaning of its state. */
export function Beside({ of, shownFirst, stories, state }: Props) {
  const { page } = useWords();
  const [choice, setChoice] = useState<{ of: string; view: View }>();
  const view = choice?.of === of ? choice.view : shownFirst;
  return (
    <Tabs
      label={page.beside}
      tabs={[
        { id: 'stories', text: page.stories },
        { id: 'state', text: page.state },
      ]}
      chosen={view}
      onChoose={(chosen) => setChoice({ of, view: chosen })}
    >
      {view === 'stories' ? stories : state}
    </Tabs>
  );
}
