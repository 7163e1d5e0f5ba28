import { z } from 'zod'
import { openEnum } from './open-enum.ts'
import { ORDER_STATUSES } from './order-statuses.ts'

export const OrderStatusWire = z.enum(ORDER_STATUSES)
/** An order's status in a response. */
export const OrderStatusResponseWire = openEnum(ORDER_STATUSES)
