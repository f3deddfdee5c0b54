import { afterAll, afterEach } from 'vitest';

/**
 * A browser that translates a page wraps each text in elements of its own. What React then does to
 * a text that has siblings breaks (it is removed, or something is put before it) or is not seen
 * (its words change). So a text that changes stands alone in its element.
 */
const broken = new Set<string>();

const isText = (node: Node | null): boolean => node?.nodeType === Node.TEXT_NODE;
const around = (element: Node | null): string =>
  (element as Element | null)?.outerHTML?.slice(0, 200) ?? '';

function look(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, nextSibling, previousSibling } of records) {
    if (type === 'characterData' && target.parentNode && target.parentNode.childNodes.length > 1)
      broken.add(`changed beside others: '${target.nodeValue}' in ${around(target.parentNode)}`);
    if (type !== 'childList') continue;
    const hasOthers = nextSibling !== null || previousSibling !== null;
    for (const node of removedNodes)
      if (isText(node) && hasOthers)
        broken.add(`taken out: '${node.nodeValue}' of ${around(target)}`);
    if (addedNodes.length > 0 && isText(nextSibling))
      broken.add(`put before '${nextSibling!.nodeValue}': ${around(target)}`);
  }
}

if (typeof document !== 'undefined') {
  // A text alone in its element is taken out like that where it stood in for something else, as a
  // Suspense fallback; its words change and end by `textContent`, which does not mind.
  const { removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (isText(child)) broken.add(`taken out: '${child.nodeValue}' of ${around(this)}`);
    return removeChild.call(this, child) as Child;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  afterEach(() => {
    look(observer.takeRecords());
    const found = [...broken];
    broken.clear();
    if (found.length > 0) throw new Error(`Texts that change beside others:\n${found.join('\n')}`);
  });
  // The next file has one of its own.
  afterAll(() => {
    observer.disconnect();
    Node.prototype.removeChild = removeChild;
  });
}
