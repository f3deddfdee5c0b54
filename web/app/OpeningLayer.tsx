import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Button, IconButton } from '../ui/Button.tsx';
import { useLayer } from '../ui/layers.ts';
import { X } from '../ui/lucide/X.tsx';
import { opening, openingId } from '../ui/opening.ts';
import { Loading } from '../ui/states.tsx';

const none = () => null;

/**
 * The placeholder of a panel, sheet, dialog or page that was opened by a press, until its code is
 * loaded. The element is part of every page: before the app is loaded, the document's inline script
 * opens and fills it.
 */
export function OpeningLayer() {
  const shell = useSyncExternalStore(opening.subscribe, opening.shown, none);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(shell !== null, opening.leave);
  useLayoutEffect(() => {
    if (shell === null) return undefined;
    const element = dialog.current!;
    if (!element.open) element.showModal();
    // Returns the focus to the pressed control, so that the layer that replaces this one can later
    // return it in the same way.
    return () => element.close();
  }, [shell]);
  const { kind, name, title = '', lead = '', close = '' } = shell ?? {};
  return (
    <dialog
      ref={dialog}
      id={openingId}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={`${openingId}Title`}
      data-kind={kind}
      data-panel={name}
      suppressHydrationWarning
      onCancel={(event) => {
        event.preventDefault();
        opening.leave();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) opening.leave();
      }}
      className={layer}
    >
      <div className={head}>
        <h2 id={`${openingId}Title`} suppressHydrationWarning className={heading({ size: 'md' })}>
          {title}
        </h2>
        <p suppressHydrationWarning className={css({ color: 'fg.muted' })}>
          {lead}
        </p>
        <IconButton
          aria-label={close}
          suppressHydrationWarning
          variant="ghost"
          onClick={opening.leave}
          className={cx(
            notOfQuestion,
            css({ position: 'absolute', top: '3', insetEnd: '2', minW: '11', minH: '11' }),
          )}
        >
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={foot}>
        <Loading rows={0} />
        <Button onClick={opening.leave} className={css({ colorPalette: 'brand', minH: '11' })}>
          <span data-close suppressHydrationWarning>
            {close}
          </span>
        </Button>
      </div>
      <div className={cx(notOfQuestion, css({ px: '6', py: '4' }))}>
        <Loading />
      </div>
    </dialog>
  );
}

const layer = css({
  m: '0',
  p: '0',
  w: 'full',
  maxW: '460px',
  maxH: '100dvh',
  overflow: 'hidden',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'lg',
  _backdrop: { bg: 'blackAlpha.500' },
  '&[data-kind="panel"]': { maxW: 'panel', h: '100dvh', ms: 'auto' },
  '&[data-kind="sheet"], &[data-kind="lowSheet"]': {
    mx: 'auto',
    mt: 'auto',
    mb: { base: '0', md: 'auto' },
    h: { base: '86dvh', md: '640px' },
    borderRadius: { base: '20px 20px 0 0', md: 'card' },
  },
  '&[data-kind="lowSheet"]': { h: { base: '22rem', md: '22rem' } },
  '&[data-kind="alert"]': { m: 'auto', w: 'calc(100% - 32px)', maxW: 'md', borderRadius: 'card' },
  '&[data-kind="page"]': {
    maxW: '100vw',
    h: '100dvh',
    bg: 'bg',
    '& > div': { maxW: 'column', mx: 'auto' },
  },
});
const head = css({
  position: 'relative',
  px: '6',
  pt: '6',
  pb: '4',
  pe: '14',
  borderBottomWidth: '1px',
  '[data-kind="alert"] > &, [data-kind="lowSheet"] > &': { borderBottomWidth: '0' },
});
const notOfQuestion = css({ '[data-kind="alert"] &': { display: 'none' } });
/** The question can be read and declined before its code is loaded, but not confirmed. */
const foot = css({
  display: 'none',
  '[data-kind="alert"] &': { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  px: '6',
  pb: '6',
});
