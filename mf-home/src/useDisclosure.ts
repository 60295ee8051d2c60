import { useId, useState } from 'react';

/** Whether a panel is open, and the attributes of it and of the button that opens and closes it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const panelId = useId();

  return {
    open,
    button: {
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => {
        setOpen(!open);
      },
    },
    panel: { id: panelId, hidden: !open },
  };
}
