import type { HTMLAttributes } from 'react';

// Invoker commands, which React renders as written but does not type yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
