import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { freePort } from 'platform/serve/testing/freePort';
import { virtualScreen, webkitDriver } from 'platform/testing/machine';
import { callOf, type Tab, visible } from 'platform/testing/tab';

/** View transitions crash this MiniBrowser even on an empty page. */
const switches = ['--automation', '--features=-ViewTransitions'];

/** GTK's settings: less motion, and a toolbar that leaves a window as narrow as a phone. */
const settings = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css': '* { min-width: 0; padding: 0; border: 0; margin: 0; font-size: 1px; }',
};

/** The name under which WebDriver sends an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKit's MiniBrowser by classic WebDriver, on a screen of its own that nobody sees. */
export async function openWebkit(): Promise<Tab> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  for (const [name, text] of Object.entries(settings)) writeFileSync(path.join(home, 'gtk-3.0', name), text);
  const screen = spawn(virtualScreen, ['-displayfd', '1', '-terminate', '-screen', '0', '1700x1100x24']);
  const number = String(await once(createInterface(screen.stdout), 'line'));
  const port = await freePort();
  const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const driver = spawn(webkitDriver, [`--port=${port}`], {
    env: { ...process.env, ...folders, DISPLAY: `:${number}` },
    // Leads a process group, so that it can be ended together with WebKit's processes.
    detached: true,
  });
  const host = `http://127.0.0.1:${port}`;
  while (!(await isReady(host))) await pause(20);
  const options = { 'webkitgtk:browserOptions': { args: switches } };
  const { sessionId } = await send<{ sessionId: string }>(`${host}/session`, {
    capabilities: { alwaysMatch: options },
  });
  const session = `${host}/session/${sessionId}`;
  const evaluate: Tab['evaluate'] = (inPage, ...args) =>
    send(`${session}/execute/sync`, { script: `return ${callOf(inPage, args)}`, args: [] });
  const find = async (selector: string, text = '') => {
    const element: unknown = await evaluate(visible, selector, text);
    // Left to scroll by itself, the driver says of a button just below the window that it cannot be clicked.
    await send(`${session}/execute/sync`, {
      script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      args: [element],
    });
    return `${session}/element/${String(Reflect.get(Object(element), elementKey))}`;
  };

  const resize: Tab['resize'] = async (width, height) => {
    const outside = await evaluate(() => window.outerHeight - window.innerHeight);
    await send(`${session}/window/rect`, { x: 0, y: 0, width, height: height + outside });
    await evaluate(paintedIn, width, height);
  };
  /** What is on the screen. A new window sometimes stays black until its size changes. */
  const painted = async (): Promise<Buffer> => {
    const shot = Buffer.from(await send<string>(`${session}/screenshot`), 'base64');
    if (!(await isBlack(shot))) return shot;
    const [width, height] = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
    await resize(width + 8, height + 8);
    await resize(width, height);
    return painted();
  };

  return {
    open: (url) => send(`${session}/url`, { url }),
    resize,
    evaluate,
    click: async (selector, text) => send(`${await find(selector, text)}/click`, {}),
    type: async (selector, text) => send(`${await find(selector)}/value`, { text }),
    photograph: () => stitched(evaluate, painted),
    // The driver keeps the console to itself.
    complaints: [],
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      // The driver does not wait for WebKit's processes, which write to `home` until they end.
      await ended(driver, () => process.kill(-Number(driver.pid), 'SIGKILL'));
      await ended(screen, () => screen.kill());
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function isReady(host: string): Promise<boolean> {
  return fetch(`${host}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Sends a command, a GET where it has no content, and gives its value. Throws what the driver objects to. */
async function send<T = undefined>(command: string, content?: object): Promise<T> {
  const response = await fetch(command, content && { method: 'POST', body: JSON.stringify(content) });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
  return value;
}

/** The driver photographs what is on the screen alone: the whole document from screen after screen. */
async function stitched(evaluate: Tab['evaluate'], shoot: () => Promise<Buffer>): Promise<Buffer> {
  const { width, height, whole } = await evaluate(() => ({
    width: window.innerWidth,
    height: window.innerHeight,
    whole: document.documentElement.scrollHeight,
  }));
  const screens = [];
  for (let from = 0; from < whole; from += height) {
    const top = await evaluate(scrollTo, from);
    screens.push({ input: await shoot(), left: 0, top });
  }
  const blank = { create: { width, height: whole, channels: 3, background: 'white' } } as const;
  return sharp(blank).composite(screens).png({ compressionLevel: 1 }).toBuffer();
}

async function isBlack(screen: Buffer): Promise<boolean> {
  const { channels } = await sharp(screen).removeAlpha().stats();
  return channels.every(({ max }) => max === 0);
}

/** Runs in the page: waits until it is painted in a window of that size, which is a little after the driver's answer. */
async function paintedIn(width: number, height: number): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  while (window.innerWidth !== width || window.innerHeight !== height) await frame();
  await frame();
  await frame();
}

/** Runs in the page: scrolls, and waits until that is painted. */
async function scrollTo(top: number): Promise<number> {
  window.scrollTo({ top, behavior: 'instant' });
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  return window.scrollY;
}

async function ended(child: ChildProcess, end: () => boolean): Promise<void> {
  const exit = once(child, 'exit');
  end();
  await exit;
}
