/**
 * Node for `*.test.ts`; for `*.test.tsx` jsdom with what it lacks and every browser has. jsdom replaces the realm's
 * globals, so that fetch and streams have to be handed in from Node. FormData stays jsdom's: React reads a sent form with it.
 */
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal',
  'ReadableStream', 'WritableStream', 'TransformStream', 'CompressionStream', 'DecompressionStream', 'structuredClone',
];

/** Node's own MessageChannel keeps the process alive: React's scheduler opens one and never closes it. */
function messageChannel(setTimeout) {
  class Port {
    onmessage = null;
    other = null;
    postMessage(data) {
      setTimeout(() => this.other?.onmessage?.({ data }), 0);
    }
    start() {}
    close() {
      this.onmessage = null;
    }
  }
  return class MessageChannel {
    port1 = new Port();
    port2 = new Port();
    constructor() {
      this.port1.other = this.port2;
      this.port2.other = this.port1;
    }
  };
}

class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of FROM_NODE) global[name] = globalThis[name];
    if (!global.crypto.subtle) Object.defineProperty(global, 'crypto', { value: globalThis.crypto, configurable: true });
    global.MessageChannel = messageChannel(global.setTimeout.bind(global));
    global.matchMedia = (media) => Object.assign(new global.EventTarget(), { matches: false, media, onchange: null });
    global.ResizeObserver = class ResizeObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    global.IntersectionObserver = class IntersectionObserver extends global.ResizeObserver {
      takeRecords() {
        return [];
      }
    };
    global.Element.prototype.scrollIntoView = function scrollIntoView() {};
    global.URL.createObjectURL = () => 'blob:https://localhost/made-by-a-test';
    global.URL.revokeObjectURL = () => {};
    dialogs(global);
  }
}

/** `<dialog>` opens and closes; the top layer, focus trap and Escape are the browser's and belong to e2e tests. */
function dialogs({ HTMLDialogElement, Event }) {
  if (HTMLDialogElement.prototype.showModal) return;
  const open = function open() {
    this.open = true;
  };
  Object.assign(HTMLDialogElement.prototype, {
    show: open,
    showModal: open,
    close(value) {
      if (!this.open) return;
      this.open = false;
      if (value !== undefined) this.returnValue = value;
      this.dispatchEvent(new Event('close'));
    },
  });
}

module.exports = class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? BrowserEnvironment : NodeEnvironment;
    return new Environment(config, context);
  }
};
