// Card values in a link: compressed, in the part of the address that is not sent to the server.
import type { OwnValues } from "./ownValues";

const PREFIX = "v=";
/** More than a whole set takes. */
const LONGEST = 20_000;

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function toHash(values: OwnValues): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(JSON.stringify(values)), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...bytes));
  return PREFIX + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The values in the hash of an address; `null`: there are none. */
export async function fromHash(hash: string): Promise<OwnValues | null> {
  if (!hash.startsWith(PREFIX) || hash.length > LONGEST) return null;
  try {
    const text = atob(hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const values: unknown = JSON.parse(
      new TextDecoder().decode(await piped(bytes, new DecompressionStream("deflate-raw"))),
    );
    return typeof values === "object" && values !== null && !Array.isArray(values) ? (values as OwnValues) : null;
  } catch {
    return null;
  }
}
