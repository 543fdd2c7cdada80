/** Identifiers made on the device, from the one source of chance that plain http has too. */

/** A random UUID (version 4): the identity of one command, the same in every repeat of it. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = hex(bytes);
  const cuts: [number, number][] = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ];
  return cuts.map(([from, to]) => digits.slice(from, to)).join("-");
}

/** Sixteen random bytes as 32 hex digits: a seat's share in the key that the dice come from. */
export function contribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
