import type { OrderEdit } from '#contract/order-edit.ts'

/** What an edit did to an order's amounts. */
export type Edited = Pick<OrderEdit, 'totalAfter' | 'refund'>
