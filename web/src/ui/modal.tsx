import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open'> {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the page behind it inert, closes on Escape and on a
 * press beside it, and gives the focus back. Whether it is open is for its owner to say.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open && createPortal(<OpenModal {...rest} />, document.body);
}

function OpenModal({ onOpenChange, children, ...rest }: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken away: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => onOpenChange(false);
  return (
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        // React lets this event rise from a dialog opened over this one, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={() => dialog.current?.open === false && close()}
      onMouseDown={(event) => event.target === dialog.current && isBeside(event, dialog.current) && close()}
    >
      {children}
    </dialog>
  );
}

/** A press on the backdrop is a press on the dialog, outside of its box. */
function isBeside({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** The ids that name a dialog and say what it is about. */
export function useNames(): { title: string; about: string } {
  const id = useId();
  return { title: `${id}-title`, about: `${id}-about` };
}
