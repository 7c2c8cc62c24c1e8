/* Shows the first concert that is not past, before the first paint. When all candidates are past, the tickets know more. */
(() => {
  const line = document.currentScript.parentElement;
  const [...links] = line.children;
  const next = links.find(({ dataset }) => dataset.begins >= Date.now());
  for (const link of links) link.hidden = link !== next;
  if (!next) import(line.dataset.follow);
})();
