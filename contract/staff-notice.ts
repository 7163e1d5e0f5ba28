import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'
import type { Permission } from './operator/permissions.ts'

/** Events that staff are mailed about, with the permission required to get the mail. */
export const STAFF_MAIL_EVENTS = {
	ORDER_PAID: 'orders.process',
	/** Is paid to the courier, so that it is packed without a payment. */
	ORDER_ON_DELIVERY: 'orders.process',
	/** A shopper has sent a payment confirmation, which staff have to check. */
	PAYMENT_TO_CHECK: 'payments.confirm',
	/** A bank or a card's holder took a payment back; the goods are held. */
	PAYMENT_TAKEN_BACK: 'orders.process',
	REFUND_FAILED: 'refunds.pay',
	/** A buyer says that a parcel has not arrived. */
	NOT_ARRIVED: 'orders.process',
	/** A courier reports that a parcel is held, comes back, or is lost. */
	PARCEL_TROUBLED: 'orders.process',
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
export const NoticeList = z.object({
	list: z.array(message({ event: ['EVENT', event], isOn: ['IS_ON', z.boolean()] })),
})

export const listNotices = endpoint({
	method: 'GET',
	path: '/notices',
	summary: "Which mails of one's own work are sent",
	needs: 'preferences',
	answer: NoticeList,
})

/** All events that are not named are switched off. */
export const changeNotices = endpoint({
	method: 'PUT',
	path: '/notices',
	summary: "Switches mails of one's own work on and off",
	needs: 'preferences',
	body: message({ events: ['EVENT_LIST', z.array(event).max(20)] }),
	answer: NoticeList,
})
