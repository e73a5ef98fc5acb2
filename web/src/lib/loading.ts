/** Loads a file that belongs to the page; a compressed one is decompressed. */
export async function load(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(address);
  return address.endsWith(".bin") ? new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))) : answer;
}
