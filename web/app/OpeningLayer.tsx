import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Button, IconButton } from '../ui/Button.tsx';
import { useLayer } from '../ui/layers.ts';
import { X } from '../ui/lucide/X.tsx';
import { opening } from '../ui/opening.ts';
import type { LayerShell } from '../ui/opening.ts';
import { Loading } from '../ui/states.tsx';

const none = () => null;

/** A panel, a sheet or a question that was pressed for, until its code is there to draw it. */
export function OpeningLayer() {
  const shell = useSyncExternalStore(opening.subscribe, opening.shown, none);
  return shell ? <Shell key={shell.title} {...shell} /> : null;
}

const layer = css({
  m: '0',
  p: '0',
  w: 'full',
  maxW: '460px',
  maxH: '100dvh',
  overflow: 'hidden',
  borderWidth: '0',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'lg',
  _backdrop: { bg: 'blackAlpha.500' },
});
const kinds = {
  panel: css({ maxW: 'panel', h: '100dvh', ms: 'auto' }),
  sheet: css({
    mx: 'auto',
    mt: 'auto',
    mb: { base: '0', md: 'auto' },
    h: { base: '86dvh', md: '640px' },
    borderRadius: { base: '20px 20px 0 0', md: 'card' },
  }),
  lowSheet: css({
    mx: 'auto',
    mt: 'auto',
    mb: { base: '0', md: 'auto' },
    minH: '22rem',
    borderRadius: { base: '20px 20px 0 0', md: 'card' },
  }),
  alert: css({ m: 'auto', w: 'calc(100% - 32px)', maxW: 'md', borderRadius: 'card' }),
};

function Shell(shell: LayerShell) {
  const { kind, name, title } = shell;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(true, opening.leave);
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    // Gives the focus back to what was pressed, for the layer that comes to give it back in its turn.
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-label={title}
      data-panel={name}
      onCancel={(event) => {
        event.preventDefault();
        opening.leave();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) opening.leave();
      }}
      className={cx(layer, kinds[kind])}
    >
      {kind === 'alert' ? <Question {...shell} /> : <Panel {...shell} />}
    </dialog>
  );
}

function Panel({ title, lead, close }: LayerShell) {
  return (
    <>
      <div
        className={css({
          px: '6',
          pt: '6',
          pb: '4',
          borderBottomWidth: '1px',
          position: 'relative',
        })}
      >
        <h2 className={heading({ size: 'md' })}>{title}</h2>
        {lead === undefined ? null : <p className={css({ color: 'fg.muted' })}>{lead}</p>}
        <IconButton
          aria-label={close}
          variant="ghost"
          onClick={opening.leave}
          className={css({
            position: 'absolute',
            top: '3',
            insetEnd: '2',
            minW: '11',
            minH: '11',
          })}
        >
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={css({ px: '6', py: '4' })}>
        <Loading />
      </div>
    </>
  );
}

/** A question can be read, and left, before it can be answered with yes. */
function Question({ title, lead, close }: LayerShell) {
  return (
    <div className={css({ p: '6' })}>
      <h2 className={css({ textStyle: 'lg', fontWeight: 'semibold' })}>{title}</h2>
      <p className={css({ textStyle: 'sm', mt: '4', mb: '6' })}>{lead}</p>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: '3',
        })}
      >
        <Loading rows={0} />
        <Button onClick={opening.leave} className={css({ colorPalette: 'brand', minH: '11' })}>
          {close}
        </Button>
      </div>
    </div>
  );
}
