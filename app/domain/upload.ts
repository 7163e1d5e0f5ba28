/** Largest upload of a visitor in bytes: a payment proof or a picture (product decisions, "Payment confirmation"). */
export const largestFile = 5 * 1024 * 1024
