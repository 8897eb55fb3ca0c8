/**
 * Loads a lazy chunk; a failure is tried once more (specification, section 8).
 * @param load imports the chunk
 * @throws what the second try threw, after logging `bundle loading error`
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    return load().catch((error: unknown) => {
      console.error("bundle loading error", error);
      throw error;
    });
  }
}

/** Loads a chunk that the page can do without, and runs it; a failure has been logged. */
export function runChunk<Chunk>(
  load: () => Promise<Chunk>,
  run: (chunk: Chunk) => unknown,
): Promise<unknown> {
  return loadChunk(load).then(run, () => undefined);
}
