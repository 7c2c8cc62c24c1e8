/* Loads `restorePlace.js` for the address of a place (`pageMemory.ts`). Nothing is painted before it is there. */
if (location.hash.startsWith('#at'))
  document.write(`<script type=module blocking=render src=${document.currentScript.dataset.place}></script>`);
