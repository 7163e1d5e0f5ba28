import { enumOr } from './open-enum.ts'

/** How an order reaches its buyer. PICKUP: collected at the shop; DIGITAL: downloads only. */
export const DELIVERY_KINDS = ['COURIER', 'PICKUP', 'DIGITAL'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]
/** In a response; of an older website API, which does not have it: COURIER. */
export const DeliveryKindWire = enumOr(DELIVERY_KINDS, 'COURIER').default('COURIER')
