import type { Profile } from '#contract/account.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import type { CustomerRow } from '#website-api/modules/platform/identity/customer.table.ts'

/** A customer's profile. */
export function profileOf(row: CustomerRow, locale: Locale): Profile {
	const { code, name, email, emailWaiting, phone, birthday, type, pictureId } = row
	return {
		code,
		name,
		email,
		isEmailConfirmed: row.emailConfirmedAt !== null,
		emailWaiting,
		phone,
		birthday,
		type,
		typeName: messageOf(locale, `CUSTOMER_TYPE_${type}`),
		pictureId,
		hasPassword: row.passwordHash !== null,
		isGoogleLinked: row.googleSubject !== null,
		registered: row.createdAt,
	}
}
