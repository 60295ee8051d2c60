import { useId, useState } from 'react';

/** What a button that opens a panel beside itself, and that panel, must carry. */
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
