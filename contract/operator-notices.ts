import { z } from 'zod'
import { dataOf } from './envelope.ts'
import type { Permission } from './operator/permissions.ts'

/** What staff are mailed about, and whose work it is: only who has the permission is mailed. */
export const STAFF_MAIL_EVENTS = {
	ORDER_PAID: 'orders.process',
	/** A shopper says that they have paid; someone has to look. */
	PAYMENT_TO_CHECK: 'payments.confirm',
	RETURN_REQUESTED: 'returns.decide',
	WITHDRAWAL_REQUESTED: 'withdrawals',
	AGENT_APPLIED: 'agents',
	MESSAGE_RECEIVED: 'messages',
	/** Five or fewer of a variant can be sold. */
	LOW_STOCK: 'stock',
	/** What happened yesterday and what waits, once a day. */
	DAILY_SUMMARY: 'reports',
} as const satisfies Record<string, Permission>
export type StaffMailEvent = keyof typeof STAFF_MAIL_EVENTS
export const STAFF_MAIL_EVENT_NAMES = Object.keys(STAFF_MAIL_EVENTS).filter(isStaffMailEvent)

/** Whether a name is one of the table's. */
function isStaffMailEvent(name: string): name is StaffMailEvent {
	return Object.hasOwn(STAFF_MAIL_EVENTS, name)
}

const event = z.enum(STAFF_MAIL_EVENT_NAMES)
/** GET /operator/v1/notices: the mails of one's own work in the company. */
export const StaffNoticesWire = dataOf(
	z.object({ list: z.array(z.object({ EVENT: event, IS_ON: z.boolean() })) }),
)
/** PUT /operator/v1/notices: the events to be mailed about; all others are switched off. */
export const StaffNoticesChangeWire = z.object({ EVENT_LIST: z.array(event).max(20) })
