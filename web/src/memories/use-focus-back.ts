import { useEffect, useRef } from 'react';

/** For the button that opened a form: when the form is gone, the focus comes back to it. */
export function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current && !isOpen) button.current?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return button;
}
