// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Sentence } from '../../web/copy/language.ts';
import { Button } from '../../web/ui/Button.tsx';
import { CheckField } from '../../web/ui/CheckField.tsx';
import { Choices } from '../../web/ui/Choices.tsx';
import { FormMessage } from '../../web/ui/formMessage.tsx';
import { OtpInput } from '../../web/ui/OtpInput.tsx';
import { InlineMessage } from '../../web/ui/states.tsx';
import { TagsField } from '../../web/ui/TagsField.tsx';
import { TextAreaField } from '../../web/ui/TextAreaField.tsx';
import { TextField } from '../../web/ui/TextField.tsx';
import { setPlace } from '../../web/ui/pagePlace.ts';
import { show } from './support/show.tsx';
import { labelled, put } from './support/page.ts';

/** What is read out with an element, and whether it is said to be wrong. */
const read = (element: Element) => [
  ['aria-errormessage', 'aria-describedby']
    .map((name) => element.getAttribute(name) ?? '')
    .join(' ')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent),
  element.getAttribute('aria-invalid'),
];

describe('what a form was refused for', () => {
  const all = (
    <>
      <TextField label="Name" name="name" hint="In full" />
      <TextField label="Born" name="birth" field="dateOfBirth" describedBy="note" />
      <p id="note">A note</p>
      <TextAreaField label="Text" name="text" />
      <Choices<'A' | 'B'>
        label="Kind"
        field="kind"
        names={{ A: 'a', B: 'b' }}
        value=""
        onChange={() => undefined}
      />
      <TagsField label="Tags" field="tags" value={[]} onChange={() => undefined} />
    </>
  );
  const form = (message: Sentence | string | null) =>
    show(
      <FormMessage message={message}>
        {all}
        <InlineMessage message={message} />
      </FormMessage>,
    );
  const kind = () => screen.getByRole('radiogroup');
  const others = () => ['Name', 'Text', 'Tags'].map((name) => read(labelled(name)).at(1));

  it.each([
    ['nothing', null],
    ['a text alone', 'No connection'],
    ['a sentence about the whole', { text: 'Too late' }],
    ['a field that is not here', { text: 'Bad', params: { field: 'elsewhere' } }],
  ])('%s, marks no field', async (_, message) => {
    await form(message);
    expect(read(labelled('Name'))).toEqual([['In full'], null]);
    expect(read(labelled('Born'))).toEqual([['A note'], null]);
    expect([others(), read(kind())]).toEqual([
      [null, null, null],
      [[], null],
    ]);
    expect(screen.queryAllByRole('alert')).toHaveLength(message === null ? 0 : 1);
    // What has nothing to be read out with it refers to nothing.
    for (const name of ['Text', 'Tags'])
      expect([name, labelled(name).getAttribute('aria-describedby')]).toEqual([name, null]);
  });

  it.each([
    ['Name', 'name', ['Wrong', 'In full']],
    ['Born', 'dateOfBirth', ['Wrong', 'A note']],
    ['Text', 'text', ['Wrong']],
    ['Tags', 'tags', ['Wrong']],
  ])('one field, is read out with it: %s', async (label, name, words) => {
    await form({ text: 'Wrong', params: { field: name } });
    expect(read(labelled(label))).toEqual([words, 'true']);
    // The form's own sentence says it: it is not said twice.
    expect(screen.getAllByText('Wrong')).toHaveLength(1);
    expect(others().filter((invalid) => invalid === 'true')).toHaveLength(label === 'Born' ? 0 : 1);
  });

  it('several fields, is said beside each', async () => {
    await form({
      text: 'Two are wrong',
      fields: [
        { field: 'name', text: 'Too short' },
        { field: 'kind', text: 'Choose one' },
        { field: 'text', text: 'Empty' },
      ],
    });
    expect(read(labelled('Name'))).toEqual([['In full', 'Too short'], 'true']);
    expect(read(kind())).toEqual([['Choose one'], 'true']);
    expect(read(labelled('Text'))).toEqual([['Empty'], 'true']);
    expect(read(labelled('Tags'))).toEqual([[], null]);
    expect(screen.getByRole('alert').textContent).toBe('Two are wrong');
  });

  it.each([
    ['the first of the fields', ['text', 'name'], () => labelled('Name')],
    ['the first radio of a choice', ['tags', 'kind'], () => screen.getAllByRole('radio')[0]],
  ])('moves the focus to %s', async (_, names, first) => {
    // Until then nothing may move it.
    fireEvent.click(document.body);
    await form({ text: 'Wrong', fields: names.map((field) => ({ field, text: 'Wrong' })) });
    expect(document.activeElement).toBe(first());
  });
});

describe('a message', () => {
  const scrolled = () => vi.spyOn(Element.prototype, 'scrollIntoView');
  const shown = () => document.querySelector<HTMLElement>('main p');
  const Message = () => {
    const [now, setNow] = useState<[string | null, boolean]>(['First', false]);
    return (
      <main>
        <InlineMessage message={now[0]} busy={now[1]} />
        <Button onClick={() => setNow([null, true])}>again</Button>
        <Button onClick={() => setNow(['Second', false])}>fails</Button>
        <Button onClick={() => setNow([null, false])}>done</Button>
      </main>
    );
  };

  it('keeps its place while another attempt is in flight, unseen and unheard', async () => {
    await show(<Message />);
    expect([shown()!.textContent, shown()!.getAttribute('role')]).toEqual(['First', 'alert']);
    fireEvent.click(screen.getByText('again'));
    expect([shown()!.textContent, shown()!.getAttribute('role')]).toEqual(['First', null]);
    expect(shown()!.getAttribute('aria-hidden')).toBe('true');
    fireEvent.click(screen.getByText('fails'));
    expect([shown()!.textContent, shown()!.getAttribute('aria-hidden')]).toEqual(['Second', null]);
    fireEvent.click(screen.getByText('done'));
    expect(shown()).toBeNull();
    // What was said of an attempt before is not kept for the next.
    fireEvent.click(screen.getByText('again'));
    expect(shown()).toBeNull();
  });

  it.each([
    ['used', 1],
    ['returned', 0],
  ] as const)('comes into view on a page that is %s', async (place, times) => {
    const spy = scrolled();
    setPlace(place);
    await show(<InlineMessage message="Wrong" />);
    expect(spy).toHaveBeenCalledTimes(times);
    await show(<InlineMessage message={null} />);
    expect(spy).toHaveBeenCalledTimes(times);
  });
});

describe('other fields', () => {
  it('a box says what became of it, and has its hint read out', async () => {
    const changed = vi.fn<(checked: boolean) => void>();
    const box = () => screen.getByRole<HTMLInputElement>('checkbox');
    await show(<CheckField label="News" hint="Once a month" checked={false} onChange={changed} />);
    expect([read(box())[0], box().checked]).toEqual([['Once a month'], false]);
    fireEvent.click(box());
    await waitFor(() => expect(changed.mock.calls).toEqual([[true]]));
    cleanup();
    await show(<CheckField label="News" checked onChange={changed} />);
    expect([read(box())[0], box().checked]).toEqual([[], true]);
    fireEvent.click(box());
    await waitFor(() => expect(changed.mock.calls.at(-1)).toEqual([false]));
  });

  it('a half-typed tag is one of the list before the page is reloaded', async () => {
    const changed = vi.fn<(tags: string[]) => void>();
    await show(<TagsField label="Tags" value={['a']} onChange={changed} />);
    fireEvent(window, new Event('pagehide'));
    put('Tags', 'b ');
    fireEvent(window, new Event('pagehide'));
    expect(changed.mock.calls).toEqual([[['a', 'b']]]);
  });

  it('a pasted list of tags is parted; a pasted word is typed', async () => {
    const changed = vi.fn<(tags: string[]) => void>();
    await show(<TagsField label="Tags" hint="With commas" value={['a']} onChange={changed} />);
    expect(read(labelled('Tags'))[0]).toEqual(['With commas']);
    const paste = (text: string) =>
      fireEvent.paste(labelled('Tags'), { clipboardData: { getData: () => text } });
    expect(paste('b, A\nc')).toBe(false);
    expect(changed.mock.calls).toEqual([[['a', 'b', 'c']]]);
    expect(paste('word')).toBe(true);
    labelled('Tags').value = 'x';
    fireEvent.keyDown(labelled('Tags'), { key: 'Backspace' });
    expect(changed).toHaveBeenCalledOnce();
    // In an empty field it takes the last tag, at the first press.
    labelled('Tags').value = '';
    fireEvent.keyDown(labelled('Tags'), { key: 'Backspace' });
    expect(changed.mock.calls.at(-1)).toEqual([[]]);
  });

  it.each([
    [true, ['Wrong']],
    [false, []],
  ])('a code that is refused: %s, is read out with why', async (isInvalid, words) => {
    await show(
      <FormMessage message="Wrong">
        <OtpInput
          label="Code"
          digit={(number, all) => `${number} of ${all}`}
          isInvalid={isInvalid}
          length={4}
          toDigits={(text) => text}
          onChange={() => undefined}
          onComplete={() => undefined}
        />
        <InlineMessage message="Wrong" />
      </FormMessage>,
    );
    const boxes = screen.getByRole('group', { name: 'Code' }).querySelectorAll('input');
    expect(Array.from(boxes, (one) => read(one)[0])).toEqual([words, words, words, words]);
  });
});
