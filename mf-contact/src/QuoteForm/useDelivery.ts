import { useRef, useState } from 'react';

import type { QuoteRequest } from './quoteRequestSchema';

/** The transport; rejects when the request was not delivered. */
export type Send = (request: QuoteRequest) => Promise<void>;

interface Delivery {
  send: Send;
  onSent: () => void;
  onFailed: () => void;
}

/** The states of the form: idle, submitting a valid request, or sent, which lasts until the next attempt. */
export function useDelivery({ send, onSent, onFailed }: Delivery) {
  const [phase, setPhase] = useState<'idle' | 'submitting' | 'sent'>('idle');
  // A second click can arrive before the disabled button is painted.
  const isSending = useRef(false);

  const fail = () => {
    setPhase('idle');
    onFailed();
  };

  const deliver = async (request: QuoteRequest) => {
    if (isSending.current) return;
    isSending.current = true;
    setPhase('submitting');
    try {
      await send(request);
    } catch {
      fail();
      return;
    } finally {
      isSending.current = false;
    }
    setPhase('sent');
    onSent();
  };

  const refuse = () => {
    setPhase('idle');
  };

  return { phase, deliver, refuse, fail };
}
