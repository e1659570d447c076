/**
 * Development only, in front of React: react-refresh's own minimal hook does not keep the renderers, so a remote's
 * copy of it would not find the page's React.
 */
let count = 0;
const renderers = new Map<number, unknown>();

Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      count += 1;
      renderers.set(count, renderer);
      return count;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  },
});

export {};
