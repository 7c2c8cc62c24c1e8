/* Asks once, when the page has its typefaces, whether the line is still right: only where it names a day of the next two weeks. */
addEventListener('faces', () => {
  const link = document.querySelector('html:not([data-low-data]) [data-check]>a:not([hidden])');
  if (!(link?.dataset.begins < Date.now() + 12096e5)) return;
  const { check, follow } = link.parentElement.dataset;
  fetch(check, { headers: { 'if-none-match': `"${link.dataset.state}"` } })
    .then(async (answer) => answer.ok && (await import(follow)).showAnswer(answer))
    .catch(Boolean);
});
