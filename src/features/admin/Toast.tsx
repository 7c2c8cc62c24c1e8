import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  text: ReactNode;
  /** Called at the next pointer or key event outside of it. */
  onDismiss: () => void;
}

/** A message in the page about the result of a dialog. */
export default function Toast({ text, onDismiss }: Props) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!text) return;
    const controller = new AbortController();
    const handle = (event: Event) => {
      // Tab leads to the link of the message.
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      if (!isTab && !box.current?.contains(event.target as Node)) onDismiss();
    };
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, handle, { signal: controller.signal });
    }
    return () => controller.abort();
  }, [text, onDismiss]);

  return (
    <p ref={box} className="toast" role="status" data-stock="paper">
      {text}
    </p>
  );
}
