import { useRef, useState } from 'react';

import type { FilledForm, QuoteRequest } from './quoteRequestSchema';

type Messages = Partial<Record<keyof QuoteRequest, string>>;

/**
 * The transport. It rejects when the request was not delivered: with `FieldsRejected` where the server found fault
 * with fields.
 */
export type Send = (form: FilledForm) => Promise<void>;

/** The server's messages about fields, by their names. */
export class FieldsRejected extends Error {
  override name = 'FieldsRejected';
  readonly messages: Messages;

  constructor(messages: Messages) {
    super('The server rejected fields');
    this.messages = messages;
  }
}

interface Delivery {
  send: Send;
  onSent: () => void;
  onRejected: (messages: Messages) => void;
  onFailed: () => void;
}

/** The states of the form: idle, submitting a valid request, or sent, until the visitor asks for another form. */
export function useDelivery({ send, onSent, onRejected, onFailed }: Delivery) {
  const [phase, setPhase] = useState<'idle' | 'submitting' | 'sent'>('idle');
  const [failures, setFailures] = useState(0);
  // A second click can arrive before the disabled button is painted.
  const isSending = useRef(false);

  const fail = () => {
    setPhase('idle');
    setFailures((count) => count + 1);
    onFailed();
  };

  const deliver = async (form: FilledForm) => {
    if (isSending.current) return;
    isSending.current = true;
    setPhase('submitting');
    try {
      await send(form);
    } catch (error) {
      if (error instanceof FieldsRejected) {
        setPhase('idle');
        onRejected(error.messages);
      } else {
        fail();
      }
      return;
    } finally {
      isSending.current = false;
    }
    setPhase('sent');
    setFailures(0);
    onSent();
  };

  const startAnew = () => {
    setPhase('idle');
  };

  return { phase, failures, deliver, fail, startAnew };
}
