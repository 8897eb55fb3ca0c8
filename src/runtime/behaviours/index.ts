/**
 * Starts what blocks do in the browser besides being read.
 * @param root the document, or the main part that was just swapped in
 * @returns a clean-up for when the part is taken away
 */
export function startBehaviours(_root: ParentNode): () => void {
  return () => undefined;
}
