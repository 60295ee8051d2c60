import type { Cell } from '../matrix';
import { answer, contentOf, throwsWhileRendered } from './faults';
import { type FaultyHost, faultyHost } from './faultyHost';
import type { FaultySite } from './faultySite';
import { throwingChunk } from './throwingChunk';

/** The fault of one cell, at a host of its own. */
export interface Trial {
  cell: Cell;
  url: string;
  /** The name of the remote's own style sheet. */
  styles: string;
  begin: () => Promise<void>;
  end: () => Promise<void>;
  close: () => Promise<void>;
}

const noFile = { whole: Buffer.alloc(0), other: Buffer.alloc(0), headers: {} };

/** Sets up the fault of a cell, which does not begin yet. Close it in the end. */
export async function trialOf(cell: Cell, site: FaultySite): Promise<Trial> {
  const host = await faultyHost(site.sound);
  return {
    cell,
    url: host.url,
    styles: site.file(cell.remote, 'style sheet').name,
    begin: () => begin(cell, site, host),
    end: async () => {
      host.serve(site.sound);
      await host.clearFault();
    },
    close: host.close,
  };
}

async function begin(
  { remote, file, fault, released }: Cell,
  site: FaultySite,
  host: FaultyHost,
): Promise<void> {
  if (file === 'whole host') {
    if (fault === 'connection refused') await host.refuseConnections();
    else
      host.injectFault({
        answer: (response) => {
          answer(fault, response, noFile);
        },
      });
    return;
  }
  const sound = site.file(remote, file);
  if (released) {
    const broken =
      fault === throwsWhileRendered ? throwingChunk(site.build(remote)) : contentOf(fault, sound);
    host.serve(await site.released(remote, sound.name, broken));
  } else {
    host.injectFault({
      path: sound.address,
      answer: (response) => {
        answer(fault, response, sound);
      },
    });
  }
}
