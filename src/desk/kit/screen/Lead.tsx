interface Props {
  children: string;
}

/** A text whose first sentence says the fact, in bold; the others explain it. */
export default function Lead({ children }: Props) {
  const [, first = children, others = ''] = /^(.+?[.!?…])( .*)$/s.exec(children) ?? [];
  return (
    <>
      {first}
      {others && <span className="dim">{others}</span>}
    </>
  );
}
