// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../web/ui/Button.tsx';
import { formTexts } from '../../web/ui/formTexts.ts';
import { StepFooter } from '../../web/ui/StepFooter.tsx';
import { SubmitButton } from '../../web/ui/SubmitButton.tsx';
import { TextAreaField } from '../../web/ui/TextAreaField.tsx';
import { TextField } from '../../web/ui/TextField.tsx';
import { TypedForm } from '../../web/ui/TypedForm.tsx';
import { readTyped, writeTyped } from '../../web/ui/typedText.ts';
import { show } from './support/show.tsx';
import { labelled, put } from './support/page.ts';

describe('a form whose text is kept', () => {
  const form = (typedAs: string | undefined, onSave = (_: string[]) => undefined as unknown) =>
    show(
      <TypedForm
        typedAs={typedAs}
        onSubmit={(event) => {
          const text = formTexts(event);
          onSave(['name', 'secret', 'none'].map(text));
        }}
      >
        <TextField label="Name" name="name" defaultValue="Asha" />
        <TextField label="Secret" name="secret" type="password" />
        <TextField label="Code" name="code" autoComplete="one-time-code" />
        <TextField label="Nameless" />
        <TextAreaField label="Text" name="text" />
        <SubmitButton busy={false}>Save</SubmitButton>
      </TypedForm>,
    );

  it('has what was typed after a reload, and never stores a password or a code', async () => {
    await form('one');
    put('Name', 'Ravi');
    put('Secret', 'hush');
    put('Code', '1234');
    put('Nameless', 'x');
    put('Text', 'Two\nlines');
    expect(readTyped('one')).toEqual({ name: 'Ravi', text: 'Two\nlines' });
    cleanup();
    await form('one');
    expect(['Name', 'Secret', 'Code', 'Text'].map((name) => labelled(name).value)).toEqual([
      'Ravi',
      '',
      '',
      'Two\nlines',
    ]);
    cleanup();
    await form('two');
    expect(labelled('Name').value).toBe('Asha');
  });

  it('has what it begins with where only something else was typed', async () => {
    writeTyped('one', { text: 'Typed', secret: 'hush' });
    await form('one');
    expect(['Name', 'Secret', 'Text'].map((name) => labelled(name).value)).toEqual([
      'Asha',
      '',
      'Typed',
    ]);
  });

  it('stores what a person types alone, and leaves what was typed before its code was there', async () => {
    writeTyped('one', { name: 'Stored', token: 'Stored' });
    const typedEarly = (element: HTMLInputElement | null) => {
      if (element) element.value = 'Newer';
    };
    await show(
      <TypedForm typedAs="one">
        <TextField label="Name" name="name" defaultValue="Asha" ref={typedEarly} />
        <TextField label="Road" name="road" />
        <input type="hidden" name="token" value="t" />
        <input type="file" name="picture" />
        <button name="act" value="go">
          Go
        </button>
      </TypedForm>,
    );
    const token = () => document.querySelector<HTMLInputElement>('[name=token]')!.value;
    expect([labelled('Name').value, token()]).toEqual(['Newer', 't']);
    expect(readTyped('one')).toEqual({ name: 'Newer', road: '' });
    put('Road', 'Mount Road');
    expect(readTyped('one')).toEqual({ name: 'Newer', road: 'Mount Road' });
  });

  it('without a name stores nothing', async () => {
    await form(undefined);
    put('Name', 'Ravi');
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends its texts, and does not have the browser send them', async () => {
    const saved = vi.fn<(texts: string[]) => unknown>();
    await form('one', saved);
    put('Secret', 'hush');
    expect(fireEvent.submit(labelled('Name').form!)).toBe(false);
    expect(saved).toHaveBeenCalledExactlyOnceWith(['Asha', 'hush', '']);
  });
});

describe('a button', () => {
  it.each([
    ['open', {}, 1],
    ['closed', { disabled: true }, 0],
    ['in flight', { loading: true }, 0],
  ])('that is %s is pressed %o: %i', async (_, props, times) => {
    const pressed = vi.fn<() => void>();
    await show(
      <Button {...props} onClick={pressed}>
        Go
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    fireEvent.click(button);
    expect(pressed).toHaveBeenCalledTimes(times);
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual(
      times === 1 ? [false, null] : [true, 'true'],
    );
    expect(button.type).toBe('button');
    expect(button.hasAttribute('data-loading')).toBe('loading' in props);
    // Its words, and while it is in flight a spinner.
    expect(button.childElementCount).toBe('loading' in props ? 2 : 1);
  });

  it('that is closed while it has the focus keeps it, and cannot be pressed', async () => {
    const pressed = vi.fn<() => void>();
    const [onFocus, onBlur] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const Closing = () => {
      const [closed, setClosed] = useState(false);
      const press = () => {
        pressed();
        setClosed(true);
      };
      return (
        <Button disabled={closed} onClick={press} onFocus={onFocus} onBlur={onBlur}>
          Go
        </Button>
      );
    };
    await show(<Closing />);
    const button = screen.getByRole<HTMLButtonElement>('button');
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    expect([pressed.mock.calls.length, button.disabled, document.activeElement]).toEqual([
      1,
      false,
      button,
    ]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.blur(button);
    expect(button.disabled).toBe(true);
    expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['closed', { enabled: false }, ['true', 'Choose one']],
    ['open', { enabled: true }, [null, '']],
    ['in flight', { enabled: true, busy: true }, ['true', '']],
  ])('of a step that is %s says why', async (_, props, wanted) => {
    const onAction = vi.fn<() => void>();
    await show(
      <StepFooter summary="One" action="On" reason="Choose one" onAction={onAction} {...props} />,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(wanted);
  });

  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('of a form, busy: %s, with nothing to send: %s, is closed: %s', async (busy, none, closed) => {
    await show(
      <SubmitButton busy={busy} isDisabled={none}>
        Save
      </SubmitButton>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.type, button.disabled]).toEqual(['submit', closed]);
  });
});
