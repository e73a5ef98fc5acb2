/**
 * Loads something when it is first needed. A load that failed is tried again next time. Whoever waits for it goes on in
 * the order in which they asked: several imports of one module need not.
 */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    if (loading === null) {
      loading = load();
      loading.catch(() => (loading = null));
    }
    return loading;
  };
}

/** The same for things with names. */
export function onceEach<Loaded>(): (name: string, load: () => Promise<Loaded>) => Promise<Loaded> {
  const known = new Map<string, () => Promise<Loaded>>();
  return (name, load) => {
    let get = known.get(name);
    if (!get) known.set(name, (get = once(load)));
    return get();
  };
}
