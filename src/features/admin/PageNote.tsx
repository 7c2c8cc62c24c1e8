import { useEffect } from 'react';

interface Props {
  note: string;
  /** Called with nothing to say once the visitor goes on. */
  onSeen: (nothing: '') => void;
}

/** A word in the page about what a dialog has done, there until the next press or key. */
export default function PageNote({ note, onSeen }: Props) {
  useEffect(() => {
    if (!note) return;
    const controller = new AbortController();
    for (const sign of ['pointerdown', 'keydown']) {
      addEventListener(
        sign,
        () => {
          onSeen('');
        },
        { signal: controller.signal },
      );
    }
    return () => {
      controller.abort();
    };
  }, [note, onSeen]);

  return (
    <p className="admin-note" role="status" data-stock="paper">
      {note}
    </p>
  );
}
