import { useEffect } from 'react';

interface Props {
  text: string;
  /** Called at the next pointer or key event. */
  onDismiss: () => void;
}

/** A message in the page about the result of a dialog. */
export default function Toast({ text, onDismiss }: Props) {
  useEffect(() => {
    if (!text) return;
    const controller = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, onDismiss, { signal: controller.signal });
    }
    return () => {
      controller.abort();
    };
  }, [text, onDismiss]);

  return (
    <p className="toast" role="status" data-stock="paper">
      {text}
    </p>
  );
}
