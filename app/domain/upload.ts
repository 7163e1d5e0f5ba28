/** Largest upload of a visitor in bytes: a payment proof or a picture (product decisions, "Payment confirmation"). */
export const maxFileBytes = 5 * 1024 * 1024
