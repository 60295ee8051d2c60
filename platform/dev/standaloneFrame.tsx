import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageProps } from 'shared-content/contract/page';
import { rootId } from 'shared-content/contract/document';
import 'shared-content/styles/global.scss';
import Page from './developedPage';
import styles from './standaloneFrame.module.scss';

/** One page without the shell: navigation changes the query in place, and what the shell would do is written out. */
function Frame() {
  const search = useSyncExternalStore(onSearch, () => location.search);
  const [log, setLog] = useState<string[]>([]);
  const say = (line: string) => {
    setLog((lines) => [...lines, line]);
  };

  const navigate: PageProps['navigate'] = (to, options) => {
    say(`navigate ${to}${options?.replace ? ' (replace)' : ''}`);
    const address = new URL(to, location.href).search || location.pathname;
    history[options?.replace ? 'replaceState' : 'pushState'](null, '', address);
    window.dispatchEvent(new Event('popstate'));
  };
  const notify: PageProps['notify'] = ({ kind, title, description }) => {
    say(`notify ${kind}: ${title}. ${description}`);
  };

  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || link.origin !== location.origin) return;
      event.preventDefault();
      setLog((lines) => [...lines, `link to ${link.pathname}${link.search}${link.hash}`]);
    };
    document.addEventListener('click', stay);
    return () => {
      document.removeEventListener('click', stay);
    };
  }, []);

  return (
    <>
      <main>
        <Page search={search} navigate={navigate} notify={notify} />
      </main>
      <aside className={styles.frame} aria-label="What the shell would do">
        <div className={styles.log} role="log">
          <p>Standalone frame: navigation and toasts are written here.</p>
          {log.map((line, position) => (
            <p key={position}>{line}</p>
          ))}
        </div>
      </aside>
    </>
  );
}

function onSearch(changed: () => void) {
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('popstate', changed);
  };
}

const root = document.getElementById(rootId);
if (root) createRoot(root).render(<Frame />);
