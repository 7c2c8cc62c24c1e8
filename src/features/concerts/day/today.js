/*
 * Marks the tickets of today, before the first paint and again each minute: from midnight at the venue until 05:00 after it, since the night
 * belongs to the evening. The attribute is this script's alone: lists that React renders ask for it again (`useConcertLists.ts`). A concert
 * that does not take place on its day has a struck date.
 */
{
  const word = document.currentScript.dataset.today;
  self.markToday = () => {
    for (const time of document.querySelectorAll('article time:not(:has(s))')) {
      const since = sinceDay(time.dataset.begins ?? time.dateTime);
      const { dataset } = time.closest('article');
      if (since >= 0 && since < 1044e5) dataset.today = word;
      else delete dataset.today;
    }
  };
  markToday();
  setInterval(markToday, 6e4);
}
