import { useId, useState, type MouseEvent } from 'react';

/** The attributes of a panel, and of the button that opens and closes it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const bringIntoView = () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    document.getElementById(panelId)?.scrollIntoView({ block: 'nearest', behavior });
  };

  return {
    button: {
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: ({ nativeEvent }: MouseEvent) => {
        setOpen(!open);
        // React repeats a tap from before hydration as an untrusted event: the reader may be elsewhere by then.
        if (!open && nativeEvent.isTrusted) requestAnimationFrame(bringIntoView);
      },
    },
    panel: { id: panelId, hidden: !open },
  };
}
