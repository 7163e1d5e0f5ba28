/** Bytes a file from a visitor may have: a proof, or a picture (product decisions, "Payment confirmation"). */
export const largestFile = 5 * 1024 * 1024
