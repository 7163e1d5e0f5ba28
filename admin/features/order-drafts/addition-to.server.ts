import type { StaffOrder } from '#contract/staff-order.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'
import type { Values } from './draft-values.ts'

/** The first values of an order that adds something to another one of the same buyer. */
export function additionTo(order: StaffOrder, locale: Locale): Values {
	const { address, number } = order
	return {
		name: order.customerName,
		phone: localPhone(order.customerPhone),
		email: order.customerEmail,
		language: order.customerLanguage,
		street: address?.street ?? '',
		village: address?.village ?? '',
		postcode: address?.postcode ?? '',
		courierNote: address?.courierNote ?? '',
		place: address?.districtName ?? '',
		placeBefore: address?.districtName ?? '',
		district: address?.district ?? '',
		note: textsOf(locale).t('drafts:edit.note', { number }),
	}
}
