import { COURIER_PROVIDER_NAMES, COURIERS } from '#contract/courier.ts'
import type { CourierSettings } from '#contract/courier-account.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** What is wrong with an account, for staff. */
export type CourierWarning = 'unusable' | 'silent' | 'sandbox' | 'unproven'

/** A provider of couriers with the shop's account, as its page shows it. */
export function courierAccountView(settings: CourierSettings, locale: Locale, isShopOpen: boolean) {
	const { provider, account, offered, environments, pushUrl, unmatchedAreas } = settings
	const at = (date: Date | null) => date && formatDateTime(date, locale)
	return {
		provider,
		name: COURIER_PROVIDER_NAMES[provider],
		path: `/settings/shipping/live/${provider.toLowerCase()}`,
		environments,
		pushUrl,
		unmatchedAreas,
		account: account && {
			environment: account.environment,
			keyHint: account.keyHint,
			proofHeader: account.proofHeader,
			isActive: account.isActive,
			origin: {
				...account.origin,
				phone: account.origin.phone && localPhone(account.origin.phone),
			},
			rated: at(account.ratedAt),
			heard: at(account.heardAt),
			silent: at(account.silentSince),
		},
		couriers: offered.map((code) => ({
			code,
			name: COURIERS[code],
			isOn: account?.couriers.includes(code) ?? false,
		})),
		warnings: warningsOf(settings, isShopOpen),
	}
}
export type CourierAccountView = ReturnType<typeof courierAccountView>

function warningsOf({ account, pushUrl }: CourierSettings, isShopOpen: boolean): CourierWarning[] {
	if (!account) return []
	const found: Record<CourierWarning, boolean> = {
		unusable: !account.isUsable,
		silent: account.silentSince !== null,
		sandbox: isShopOpen && account.isActive && account.environment === 'SANDBOX',
		unproven: pushUrl !== null && account.proofHeader === '',
	}
	return (['unusable', 'silent', 'sandbox', 'unproven'] as const).filter((one) => found[one])
}
