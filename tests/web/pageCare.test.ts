// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusSkippedTo } from '../../web/app/focusSkippedTo.ts';
import { keepFocus } from '../../web/app/keepFocus.ts';
import { prefetchLinks } from '../../web/app/prefetchLinks.ts';
import { createPageData } from '../../web/shared/pageData.ts';

/** Elements without a layout: what is not hidden by an attribute is seen. */
beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
});

it('the link that skips to the content gives it the focus, and other links do not', () => {
  document.body.innerHTML =
    '<a id="skip" href="#main"><b>Skip</b></a><a id="other" href="#part">Part</a><main id="main"></main>';
  const stop = focusSkippedTo();
  document.getElementById('other')!.click();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('b')!.click();
  expect(document.activeElement!.id).toBe('main');
  stop();
});

describe('the focus of what goes away', () => {
  const page = `
    <main>
      <h1>Page</h1>
      <h2>First</h2><p><button id="first">1</button></p>
      <h2>Second</h2>
      <h3>Part</h3><p id="part"><button id="second">2</button></p>
      <fieldset><legend>Group</legend><input id="field" /></fieldset>
      <input id="after" />
    </main>
    <dialog><h2>Dialog</h2><button id="inDialog">3</button></dialog>`;
  const find = (id: string) => document.getElementById(id)!;
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML = page;
    stop = keepFocus();
  });
  afterEach(() => stop());
  const focused = () => document.activeElement!.textContent;

  it.each([
    ['first', 'First'],
    ['second', 'Part'],
    ['field', 'Group'],
    // No legend of a group that it is not in.
    ['after', 'Part'],
  ])('%s, goes to the heading that it stood under: %s', async (id, heading) => {
    find(id).focus();
    find(id).remove();
    await vi.advanceTimersByTimeAsync(99);
    expect(document.activeElement).toBe(document.body);
    await vi.advanceTimersByTimeAsync(1);
    expect([focused(), document.activeElement!.getAttribute('tabindex')]).toEqual([heading, '-1']);
  });

  it('goes on from a control that had it before anybody looked after it', async () => {
    stop();
    find('second').focus();
    stop = keepFocus();
    find('second').remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(focused()).toBe('Part');
  });

  it('goes to the next heading above where that has gone as well, and to that of the page at last', async () => {
    find('second').focus();
    for (const heading of document.querySelectorAll('main h3')) heading.remove();
    find('part').remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(focused()).toBe('Second');
    (document.activeElement as HTMLElement).blur();
    find('inDialog').focus();
    document.querySelector('dialog')!.remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(focused()).toBe('Page');
  });

  it('goes to the heading of the part where a group of fields has gone with its legend', async () => {
    find('field').focus();
    document.querySelector('fieldset')!.remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(focused()).toBe('Part');
  });

  it('does not go to the part before it', async () => {
    find('second').focus();
    for (const heading of document.querySelectorAll('main h2:nth-of-type(2), main h3'))
      heading.remove();
    find('part').remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(focused()).toBe('Page');
  });

  it.each([
    ['disabled', (one: HTMLElement) => one.setAttribute('disabled', '')],
    ['hidden', (one: HTMLElement) => one.parentElement!.setAttribute('hidden', '')],
    ['inert', (one: HTMLElement) => one.parentElement!.setAttribute('inert', '')],
  ])('goes on as well from what is %s', async (_, change) => {
    find('second').focus();
    // As the browser does, which drops the focus of what cannot have it.
    find('second').blur();
    change(find('second'));
    await vi.advanceTimersByTimeAsync(100);
    expect(focused()).toBe('Part');
  });

  it('waits while a form is being sent, and goes on once the answer has closed the form', async () => {
    find('field').focus();
    find('field').blur();
    const fieldset = document.querySelector('fieldset')!;
    fieldset.setAttribute('aria-busy', 'true');
    fieldset.disabled = true;
    await vi.advanceTimersByTimeAsync(100);
    expect(document.activeElement).toBe(document.body);
    fieldset.remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(focused()).toBe('Part');
  });

  it('stays where somebody put it meanwhile', async () => {
    find('second').focus();
    find('second').remove();
    await vi.advanceTimersByTimeAsync(50);
    find('first').focus();
    await vi.advanceTimersByTimeAsync(100);
    expect(document.activeElement).toBe(find('first'));
  });

  it('stays nowhere where somebody left what is still there', async () => {
    find('second').focus();
    find('second').blur();
    find('first').remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays where nothing went away, and once nobody looks after it', async () => {
    find('second').focus();
    find('first').remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(document.activeElement).toBe(find('second'));
    stop();
    find('second').remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a link that may be followed', () => {
  const pageData = createPageData({});
  const load = vi.fn<typeof pageData.load>();
  prefetchLinks({ ...pageData, load: load as never });
  const link = (href: string) => {
    document.body.innerHTML = `<a href="${href}"><b>Link</b></a><p>No link</p>`;
  };
  const over = (selector: string, pointerType: string) => {
    const event = new Event('pointerover', { bubbles: true });
    document.querySelector(selector)!.dispatchEvent(Object.assign(event, { pointerType }));
  };
  const asked = () =>
    load.mock.calls.map(([query, variables, how]) => [query.name, variables, how]);
  beforeEach(() => {
    load.mockReset();
    load.mockResolvedValue();
  });

  it('has its public answers fetched as soon as a finger is on it', () => {
    link('/testinfo/t1');
    over('b', 'touch');
    expect(asked()).toContainEqual(['LabTest', { id: 't1' }, { ahead: true }]);
  });

  it('has them fetched once a mouse has rested on it', () => {
    link('/testinfo/t1');
    over('a', 'mouse');
    vi.advanceTimersByTime(64);
    expect(asked()).toEqual([]);
    over('p', 'mouse');
    vi.advanceTimersByTime(100);
    expect(asked()).toEqual([]);
    over('a', 'mouse');
    vi.advanceTimersByTime(65);
    expect(asked()).toContainEqual(['LabTest', { id: 't1' }, { ahead: true }]);
  });

  it.each([
    ['another site', 'https://elsewhere.example/testinfo/t1'],
    ['no page of ours', '/nowhere'],
    ["what is a customer's own", '/orders'],
  ])('has nothing fetched for %s', (_, href) => {
    link(href);
    over('a', 'touch');
    expect(asked()).toEqual([]);
  });
});
