import { answer, contentOf } from './faults';
import { type FaultyHost, faultyHost } from './faultyHost';
import type { FaultySite } from './faultySite';
import { type Row, throwsWhileRendered } from './rows';
import { throwingChunk } from './throwingChunk';

/** A fault that comes and goes at a host of its own. */
export interface Trial {
  row: Row;
  url: string;
  /** The name of the remote's own style sheet. */
  styles: string;
  begin: () => Promise<void>;
  end: () => Promise<void>;
  close: () => Promise<void>;
}

const noFile = { whole: Buffer.alloc(0), other: Buffer.alloc(0), headers: {} };

/** Sets up the fault of a row, which does not begin yet. Close it in the end. */
export async function trialOf(row: Row, site: FaultySite): Promise<Trial> {
  const host = await faultyHost(site.sound);
  return {
    row,
    url: host.url,
    styles: site.file(row.remote, 'style sheet').name,
    begin: () => begin(row, site, host),
    end: async () => {
      host.serve(site.sound);
      await host.mend();
    },
    close: host.close,
  };
}

async function begin(
  { remote, file, fault, released }: Row,
  site: FaultySite,
  host: FaultyHost,
): Promise<void> {
  if (file === 'whole host') {
    if (fault === 'connection refused') await host.refuse();
    else
      host.befall({
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
    host.befall({
      path: sound.address,
      answer: (response) => {
        answer(fault, response, sound);
      },
    });
  }
}
