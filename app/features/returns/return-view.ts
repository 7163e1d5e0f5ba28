import { formatDate } from '#web/domain/dates.ts'
import type { Answer } from '#contract/endpoint-call.ts'
import type { listReturns, Return, ReturnSummary } from '#contract/return.ts'
import { returnColours, type ReturnStatus } from '#app/domain/order-return.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { wib } from '../orders/wib.ts'

export type ReturnsView = ReturnType<typeof returnsView>
export type ReturnCardView = ReturnsView['returns'][number]

/** A page of returns as the list shows them. */
export function returnsView(page: number, found: Answer<typeof listReturns>, locale: Locale) {
	return { page, pages: found.pages, returns: found.list.map((each) => cardOf(each, locale)) }
}

/** A return as its page shows it. */
export type ReturnView = ReturnType<typeof returnView>

export function returnView(found: Return, locale: Locale) {
	return {
		...cardOf(found, locale),
		description: found.description,
		lines: found.lines.map((line) => ({
			position: line.position,
			slug: line.slug,
			name: line.name,
			variantLabel: line.variantLabel,
			imageId: line.imageId,
			quantity: line.quantity,
			reason: line.reason,
			refund: formatMoney(line.refund),
		})),
		pictureIds: found.pictureIds,
		rejectReason: found.rejectReason,
		courier: found.courier,
		tracking: found.trackingNumber,
		events: found.events.map(({ to, date }) => ({ to, date: wib(date, locale) })),
		ahead: laterStatuses(found.status),
		messages: found.messages.map(({ from, text, date }) => ({
			from,
			text,
			date: wib(date, locale),
		})),
		/** The provider of the payment gives the money back. */
		isByProvider: found.status === 'REFUNDED' && found.refundTo === 'PROVIDER',
		returnAddress: found.returnAddress,
		can: { sendBack: found.canSendBack, cancel: found.canCancel, write: found.canWrite },
	}
}

/** The statuses of an accepted return, in order. */
const successPath: ReturnStatus[] = ['REQUESTED', 'APPROVED', 'SENT_BACK', 'RECEIVED', 'REFUNDED']

function laterStatuses(status: ReturnStatus): ReturnStatus[] {
	const at = successPath.indexOf(status)
	return at < 0 ? [] : successPath.slice(at + 1)
}

function cardOf(found: ReturnSummary, locale: Locale) {
	return {
		number: found.number,
		status: found.status,
		colour: returnColours.get(found.status) ?? 'grey',
		date: formatDate(found.date, locale),
		order: found.order,
		refund: formatMoney(found.refund),
		units: found.units,
		productName: found.productName,
		imageId: found.imageId,
	}
}
