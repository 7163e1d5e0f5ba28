import { ONLINE_GROUPS } from '#contract/online-method.ts'
import type { ProviderSettings } from '#contract/payment-account.ts'
import { percentText } from '#admin/features/promotions/basis-points.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** What is wrong with an account, for staff. */
export type OnlineWarning = 'unusable' | 'silent' | 'sandbox' | 'unheard'

/** A provider with the shop's account, as its page shows it. */
export function onlineView(settings: ProviderSettings, locale: Locale, isShopOpen: boolean) {
	const { provider, account, environments, notificationUrl } = settings
	const at = (date: Date | null) => date && formatDateTime(date, locale)
	return {
		provider,
		path: `/settings/payment/online/${provider.toLowerCase()}`,
		environments,
		notificationUrl,
		account: account && {
			environment: account.environment,
			keyHint: account.keyHint,
			feePayer: account.feePayer,
			isActive: account.isActive,
			tested: at(account.testedAt),
			heard: at(account.heardAt),
			silent: at(account.silentSince),
		},
		warnings: warningsOf(account, isShopOpen),
		groups: ONLINE_GROUPS.map((group) => ({ group, methods: methodsIn(settings, group) })),
	}
}
export type OnlineView = ReturnType<typeof onlineView>

function methodsIn({ methods }: ProviderSettings, group: (typeof ONLINE_GROUPS)[number]) {
	return methods
		.filter((one) => one.group === group)
		.map(({ method, min, max, isOn, fee }) => ({
			method,
			isOn,
			min: formatMoney(min),
			max: max === null ? null : formatMoney(max),
			fixed: fee.fixed === 0 ? '' : String(fee.fixed),
			percent: fee.basisPoints === 0 ? '' : percentText(fee.basisPoints),
		}))
}

function warningsOf(account: ProviderSettings['account'], isShopOpen: boolean): OnlineWarning[] {
	if (!account) return []
	const found: Record<OnlineWarning, boolean> = {
		unusable: !account.isUsable,
		silent: account.silentSince !== null,
		sandbox: isShopOpen && account.isActive && account.environment === 'SANDBOX',
		unheard: account.isActive && account.heardAt === null,
	}
	return (['unusable', 'silent', 'sandbox', 'unheard'] as const).filter((one) => found[one])
}
