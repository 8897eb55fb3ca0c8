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
