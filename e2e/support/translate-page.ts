/**
 * Translates the page as browsers do, for `page.evaluate`: each text moves into new elements, also what is added later.
 * Marks it with a star in place of another language.
 */
export function translatePage(): void {
  const done = new WeakSet<Node>();
  const isLeftAlone = (text: Text) =>
    text.data.trim() === '' ||
    text.parentElement === null ||
    done.has(text.parentElement) ||
    text.parentElement.closest('[translate=no], script, style, textarea, svg') !== null;

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (isLeftAlone(text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data}*`;
      outer.append(inner);
      done.add(outer).add(inner);
      text.replaceWith(outer);
    }
  }

  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes) if (!done.has(node)) translate(node.parentElement ?? node);
      if (target instanceof Text && target.parentElement) translate(target.parentElement);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
