import { useId, useState } from 'react';

/** The attributes of a button that opens and closes a panel, and of that panel. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const panelId = useId();

  return {
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
