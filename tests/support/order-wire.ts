import type { z } from 'zod'
import type { Order } from '#contract/order.ts'

/** An order of the wire, as a test reads it. */
export type OrderWire = z.infer<typeof Order>
