import { z } from 'zod'

/** A courier's number of a parcel, trimmed: letters and digits, with the separators that couriers print. */
export const TrackingNumberWire = z
	.string()
	.trim()
	.min(3)
	.max(60)
	.regex(/^[A-Za-z\d][A-Za-z\d ./-]*$/)
