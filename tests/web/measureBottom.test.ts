// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measureBottom } from '../../web/app/measureBottom.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
});
/** What was changed has been noticed. */
const noticed = () => vi.advanceTimersByTimeAsync(0);

describe('the end of every page', () => {
  const variable = (name: string) => document.documentElement.style.getPropertyValue(name);
  const both = () => [variable('--bottom-bar'), variable('--floating')];
  /** A bar of this height that is fixed, or stands in the page. */
  const bar = (kind: string, height: number, position = 'fixed') => {
    const element = document.createElement('div');
    element.setAttribute(kind, '');
    element.style.position = position;
    Object.defineProperty(element, 'offsetHeight', { value: height, configurable: true });
    return element;
  };
  let resized: () => void;
  const observed = new Map<Element, unknown>();
  beforeEach(() => {
    observed.clear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(changed: () => void) {
          resized = changed;
        }
        observe(element: Element, { box }: ResizeObserverOptions = {}) {
          observed.set(element, box);
          // As a browser does after the next layout.
          queueMicrotask(resized);
        }
        disconnect() {
          observed.clear();
        }
      },
    );
  });

  it('stays free of the highest bar and of what floats, whenever they come and go', async () => {
    const stop = measureBottom();
    const [low, high] = [bar('data-bottom-bar', 56), bar('data-bottom-bar', 80)];
    document.body.append(low, high, bar('data-floating', 64));
    await noticed();
    expect(both()).toEqual(['80px', '64px']);
    // With what a phone keeps free below a bar, which is its padding.
    expect([...observed.values()]).toEqual(['border-box', 'border-box', 'border-box']);
    high.remove();
    await noticed();
    expect([both(), observed.size]).toEqual([['56px', '64px'], 2]);
    Object.defineProperty(low, 'offsetHeight', { value: 90 });
    resized();
    expect(both()).toEqual(['90px', '64px']);
    stop();
    low.remove();
    await noticed();
    expect([both(), observed.size]).toEqual([['90px', '64px'], 0]);
  });

  it('stays free of a bar that comes within a part of the page', async () => {
    const part = document.createElement('main');
    document.body.append(part);
    const stop = measureBottom();
    part.append(bar('data-bottom-bar', 56));
    await noticed();
    expect(both()).toEqual(['56px', '0px']);
    stop();
  });

  it('is measured once the page is laid out, and no style is set where the height is typical', async () => {
    const typical = document.createElement('style');
    typical.textContent = 'html { --bottom-bar: 58px; --floating: 48px; }';
    document.head.append(typical);
    document.documentElement.removeAttribute('style');
    const [usual, tall] = [bar('data-bottom-bar', 58), bar('data-floating', 60)];
    document.body.append(usual, tall);
    const stop = measureBottom();
    expect(both()).toEqual(['', '']);
    await noticed();
    expect(both()).toEqual(['', '60px']);
    stop();
    typical.remove();
  });

  it('keeps what has the focus free of the end of a long form, where that stays in sight', async () => {
    const stop = measureBottom();
    const end = bar('data-form-end', 69, 'sticky');
    document.body.append(end);
    await noticed();
    expect([variable('--form-end'), ...both()]).toEqual(['69px', '0px', '0px']);
    end.style.position = 'static';
    resized();
    expect(variable('--form-end')).toBe('0px');
    stop();
  });

  it('does not stay free of what stands in the page', async () => {
    const stop = measureBottom();
    document.body.append(bar('data-bottom-bar', 56, 'static'), bar('data-floating', 64));
    await noticed();
    expect(both()).toEqual(['0px', '64px']);
    stop();
  });
});
