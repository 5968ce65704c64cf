// Keeps the page right while the browser translates it. Chromium's translation puts a <font> element in the place of
// each text, so that changes of the old text aren't seen and nothing can be inserted before it. So the page's own
// texts are put back before anything around them is drawn anew; the browser then translates them again.
import { options } from 'preact';

/** The page's texts, by the <font> in their place. The page itself has no <font>. */
const replaced = new Map<Node, Text>();

const isForeign = (node: Node | null): boolean => node?.nodeName === 'FONT';

function note(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (isForeign(target)) continue;
    for (const gone of removedNodes) {
      const text = gone instanceof Text ? gone : replaced.get(gone);
      replaced.delete(gone);
      if (!text || text.parentNode === target) continue;
      const stands = [...addedNodes, nextSibling, previousSibling].find(
        (node) => node && isForeign(node) && !replaced.has(node),
      );
      if (!stands) continue;
      replaced.set(stands, text);
      // A signal writes to its text node without any drawing, so the node is watched, too.
      observer.observe(text, { characterData: true });
    }
  }
}

/** Puts back the texts for which `holds` is true, and forgets those whose <font> has left the page. */
function restore(holds: (stands: Node, text: Text) => boolean): void {
  for (const [stands, text] of replaced) {
    if (stands.isConnected && !holds(stands, text)) continue;
    if (stands.isConnected) (stands as Element).replaceWith(text);
    replaced.delete(stands);
  }
}

function follow(records: readonly MutationRecord[]): void {
  note(records);
  const written = new Set(records.flatMap(({ type, target }) => (type === 'characterData' ? [target] : [])));
  if (written.size > 0) restore((_, text) => written.has(text));
}

const observer = new MutationObserver(follow);

/** Argument of Preact's hook before a drawing: a component that is drawn again has `__c`, with its parent element
 * `__P`. */
interface Drawn {
  __c?: { __P?: Element } | null;
}

export function runTranslation(): void {
  observer.observe(document.body, { childList: true, subtree: true });
  const hooks = options as { __b?: (drawn: Drawn) => void };
  const { __b: next } = hooks;
  hooks.__b = (drawn) => {
    const within = drawn.__c?.__P;
    if (within) {
      follow(observer.takeRecords());
      restore((stands) => within.contains(stands));
    }
    next?.(drawn);
  };
}
