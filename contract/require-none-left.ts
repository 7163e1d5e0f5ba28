/** Of what was taken out of a message to be stored: a field that was not taken out does not compile. */
export function requireNoneLeft(_others: Record<string, never>) {}
