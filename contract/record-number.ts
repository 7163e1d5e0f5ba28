import { z } from 'zod'

/** The number of a record as a path parameter. */
export const recordNumber = z.string().regex(/^[1-9]\d{0,14}$/)
