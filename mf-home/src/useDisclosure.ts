import { useId, useState } from 'react';

/** The attributes of a panel, and of the button that opens and closes it. */
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
