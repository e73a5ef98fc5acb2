import type { Content } from "../engine/description";
import type { LocalGame, Row } from "./games";

/** Another tab has stored something under the same version. */
export class Taken extends Error {}
/** The browser has no storage left. */
export class NoRoom extends Error {}

export interface Found {
  game: LocalGame;
  rows: Row[];
}

/** A store for games. A log only grows; if two tabs add to it, one of them is refused. */
export interface Store {
  /** All games, the latest first. */
  list(): Promise<LocalGame[]>;
  find(id: string): Promise<Found | null>;
  /** Stores a game and adds rows to its log, atomically. */
  write(game: LocalGame, rows: readonly Row[]): Promise<void>;
  /** The content for games that continue after it has changed. */
  content(hash: string): Promise<Content | null>;
  keepContent(content: Content): Promise<void>;
  clear(): Promise<void>;
}

const NAME = "pipyard";
const LAYOUT = 1;
const STORES = ["games", "events", "contents"] as const;

/** Games in the browser's own database. */
export class BrowserStore implements Store {
  private opening: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory: IDBFactory) {}

  async list(): Promise<LocalGame[]> {
    const games = await this.read<LocalGame[]>("games", (store) => store.getAll());
    return games.sort((one, other) => other.changed - one.changed);
  }

  async find(id: string): Promise<Found | null> {
    const game = await this.read<LocalGame | undefined>("games", (store) => store.get(id));
    if (!game) return null;
    const rows = await this.read<{ row: Row }[]>("events", (store) => store.getAll(IDBKeyRange.bound([id, 0], [id, Infinity])));
    return { game, rows: rows.map(({ row }) => row) };
  }

  async write(game: LocalGame, rows: readonly Row[]): Promise<void> {
    await this.change((open) => {
      open("games").put(game);
      for (const row of rows) open("events").add({ id: game.id, version: row.version, row });
    });
  }

  async content(hash: string): Promise<Content | null> {
    return (await this.read<Content | undefined>("contents", (store) => store.get(hash))) ?? null;
  }

  async keepContent(content: Content): Promise<void> {
    await this.change((open) => open("contents").put(content));
  }

  async clear(): Promise<void> {
    await this.change((open) => {
      for (const store of STORES) open(store).clear();
    });
  }

  private async read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return answerTo(ask((await this.database()).transaction(name).objectStore(name)));
  }

  private async change(work: (open: (name: string) => IDBObjectStore) => void): Promise<void> {
    const transaction = (await this.database()).transaction(STORES, "readwrite");
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(meaningOf(transaction.error));
    });
    work((name) => transaction.objectStore(name));
    await done;
  }

  private database(): Promise<IDBDatabase> {
    this.opening ??= this.open();
    this.opening.catch(() => (this.opening = null));
    return this.opening;
  }

  private open(): Promise<IDBDatabase> {
    const request = this.factory.open(NAME, LAYOUT);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("events", { keyPath: ["id", "version"] });
      request.result.createObjectStore("contents", { keyPath: "hash" });
    };
    return answerTo(request).then((database) => {
      // A newer page may want to change the schema.
      database.onversionchange = () => database.close();
      database.onclose = () => (this.opening = null);
      return database;
    });
  }
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(meaningOf(request.error));
  });
}

function meaningOf(error: DOMException | null): Error {
  if (error?.name === "ConstraintError") return new Taken();
  if (error?.name === "QuotaExceededError") return new NoRoom();
  return error ?? new Error("The browser stored nothing");
}

/** Stores games while the page is open, for browsers that store nothing. */
export class PageStore implements Store {
  private readonly games = new Map<string, Found>();
  private readonly contents = new Map<string, Content>();

  async list(): Promise<LocalGame[]> {
    return [...this.games.values()].map(({ game }) => game).sort((one, other) => other.changed - one.changed);
  }

  async find(id: string): Promise<Found | null> {
    const found = this.games.get(id);
    return found ? { game: found.game, rows: [...found.rows] } : null;
  }

  async write(game: LocalGame, rows: readonly Row[]): Promise<void> {
    const before = this.games.get(game.id)?.rows ?? [];
    if (rows.some(({ version }) => version <= before.length)) throw new Taken();
    this.games.set(game.id, { game, rows: [...before, ...rows] });
  }

  async content(hash: string): Promise<Content | null> {
    return this.contents.get(hash) ?? null;
  }

  async keepContent(content: Content): Promise<void> {
    this.contents.set(content.hash, content);
  }

  async clear(): Promise<void> {
    this.games.clear();
  }
}
