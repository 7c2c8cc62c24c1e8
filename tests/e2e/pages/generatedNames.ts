const parts = {
  compound: 'donau dampf schiff fahrts konzert sommer nachts traum über raschungs geburtstags straßen bahn',
  english: 'the Night of Strangers under Water extraordinary counterrevolution Misunderstandings at Large',
  german: 'Größenwahn im Übermaß mit Würde und Äpfeln Abschiedsvorstellung am Mississippi WM-Wahn',
};

/** Names of 3 to 60 letters, the same at every run: compounds, words of two languages, capitals, hyphens, slashes. */
export function generatedNames(count: number): string[] {
  let seed = 27;
  const below = (bound: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * bound);
  };
  const pick = (words: string) => {
    const all = words.split(' ');
    return all[below(all.length)] ?? '';
  };
  return Array.from({ length: count }, (_, index) => {
    const length = 3 + below(58);
    const kind = (['compound', 'english', 'german'] as const)[index % 3] ?? 'german';
    const join = kind === 'compound' ? ['', '', '-', '/'][below(4)] : [' ', ' ', '-', '/'][below(4)];
    let name = pick(parts[kind]);
    while (name.length < length) name += (join ?? ' ') + pick(parts[kind]);
    const cut = name.slice(0, length).replace(/[\s/-]+$/, '');
    return index % 5 === 0 ? cut.toUpperCase() : cut;
  });
}
