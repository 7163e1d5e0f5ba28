import type { CustomerProfileWire } from '#contract/account.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import type { CustomerRow } from '#website-api/modules/platform/identity/customer.table.ts'

/** The profile in its wire form. */
export function profileWire(row: CustomerRow, locale: Locale): CustomerProfileWire {
	return {
		CUSTOMER_CODE: row.code,
		CUSTOMER_NAME: row.name,
		CUSTOMER_EMAIL: row.email,
		IS_EMAIL_CONFIRMED: row.emailConfirmedAt !== null,
		CUSTOMER_EMAIL_WAITING: row.emailWaiting,
		CUSTOMER_PHONE: row.phone,
		CUSTOMER_BIRTHDAY: row.birthday,
		CUSTOMER_TYPE: row.type,
		CUSTOMER_TYPE_NAME: messageOf(locale, `CUSTOMER_TYPE_${row.type}`),
		PICTURE_ID: row.pictureId,
		HAS_PASSWORD: row.passwordHash !== null,
		IS_GOOGLE_LINKED: row.googleSubject !== null,
		REGISTERED_DATE: row.createdAt.toISOString(),
	}
}
