/**
 * The difference of two samples in standard deviations from chance (Mann–Whitney, corrected for ties; normal from about 20 values
 * each). It compares the order of the values only, so that one very slow answer counts no more than any other.
 */
export function deviation(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, mine: 1 })), ...other.map((value) => ({ value, mine: 0 }))];
  const groups = Map.groupBy(all, ({ value }) => value);
  let [before, rankSum, ties] = [0, 0, 0];
  for (const value of [...groups.keys()].sort((a, b) => a - b)) {
    const group = groups.get(value) ?? [];
    const rank = before + (group.length + 1) / 2;
    rankSum += rank * group.reduce((sum, { mine }) => sum + mine, 0);
    ties += group.length ** 3 - group.length;
    before += group.length;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return variance === 0 ? 0 : (rankSum - (n * (total + 1)) / 2) / Math.sqrt(variance);
}
