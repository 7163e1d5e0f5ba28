import type { GuestRefund } from '#contract/payout.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** Whom a refund is for. */
export function refundedName({ name }: Pick<GuestRefund, 'name'>, locale: Locale): string {
	return name === '' ? textsOf(locale).t('queues:refund.nobody') : name
}

/** A refund as its page shows it. */
export function refundFacts(refund: GuestRefund, locale: Locale) {
	const { id, number, withdrawal, phone, amount, reason } = refund
	return {
		id,
		number,
		withdrawal,
		name: refundedName(refund, locale),
		/** Null: of a deleted account. */
		phone: phone === '' ? null : localPhone(phone),
		whatsApp: phone.replace(/\D/g, ''),
		amount: formatMoney(amount),
		reason,
	}
}
