import { z } from 'zod'
import { dataOf } from './envelope.ts'
import type { Permission } from './operator/permissions.ts'

/** Events that staff are mailed about, with the permission required to get the mail. */
export const STAFF_MAIL_EVENTS = {
	ORDER_PAID: 'orders.process',
	/** A shopper has sent a payment confirmation, which staff have to check. */
	PAYMENT_TO_CHECK: 'payments.confirm',
	/** A buyer says that a parcel has not arrived. */
	NOT_ARRIVED: 'orders.process',
	RETURN_REQUESTED: 'returns.decide',
	WITHDRAWAL_REQUESTED: 'withdrawals',
	AGENT_APPLIED: 'agents',
	MESSAGE_RECEIVED: 'messages',
	/** Five or fewer units of a variant are available. */
	LOW_STOCK: 'stock',
	/** Daily mail with yesterday's figures and open work. */
	DAILY_SUMMARY: 'reports',
} as const satisfies Record<string, Permission>
export type StaffMailEvent = keyof typeof STAFF_MAIL_EVENTS
export const STAFF_MAIL_EVENT_NAMES = Object.keys(STAFF_MAIL_EVENTS).filter(isStaffMailEvent)

/** Whether a name is an event of the table. */
function isStaffMailEvent(name: string): name is StaffMailEvent {
	return Object.hasOwn(STAFF_MAIL_EVENTS, name)
}

const event = z.enum(STAFF_MAIL_EVENT_NAMES)
/** GET /operator/v1/notices: the caller's kinds of mail in the company. */
export const StaffNoticesWire = dataOf(
	z.object({ list: z.array(z.object({ EVENT: event, IS_ON: z.boolean() })) }),
)
/** PUT /operator/v1/notices: the events to be mailed about; all others are switched off. */
export const StaffNoticesChangeWire = z.object({ EVENT_LIST: z.array(event).max(20) })
