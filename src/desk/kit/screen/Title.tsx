interface Props {
  /** One letter in brackets is set wide, as `K[o]nzerte`. */
  children: string;
}

/** The name of an area, set like the headlines of the site. Takes the focus when its screen opens. */
export default function Title({ children }: Props) {
  const [before, open, after] = children.split(/[[\]]/);
  return (
    <h1 className="title" tabIndex={-1} data-screen-heading="">
      {before}
      <b>{open}</b>
      {after}
    </h1>
  );
}
