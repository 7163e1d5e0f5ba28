import { deviceLabel } from '#app/domain/device.ts'
import type { Referral } from '#app/session/referral.server.ts'
import type { Api } from './storefront.ts'

/** Whether a request is a person opening a page: no picture, frame, prefetch or data call (threats, F2). */
export function isTopLevelVisit(request: Request): boolean {
	if (request.method !== 'GET' || new URL(request.url).searchParams.has('_data')) return false
	if (
		/prefetch/i.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '')
	) {
		return false
	}
	const destination = request.headers.get('sec-fetch-dest')
	if (destination !== null) return destination === 'document'
	return (request.headers.get('accept') ?? '').includes('text/html')
}

/** Records clicks on referral links behind the visitor's back: the page neither waits nor fails for them. */
export function recordClicks(
	referrals: Referral[],
	{
		api,
		ip,
		userAgent,
		signedInAt,
	}: {
		api: Api
		ip: string
		userAgent: string
		/** When a signed-in customer came; their account keeps it. null: nobody is. */
		signedInAt: Date | null
	},
	onFailure: (error: unknown) => void,
) {
	for (const { kind, code, isNew } of referrals) {
		if (!isNew) continue
		const click = { code, ipAddress: ip, deviceModel: deviceLabel(userAgent) }
		const recorded =
			kind === 'affiliate' ? api.site.recordAffiliateClick(click) : api.site.recordAgentClick(click)
		recorded.catch(onFailure)
		if (kind === 'affiliate' && signedInAt) {
			api.affiliate.cameBy(code, signedInAt).catch(onFailure)
		}
	}
}
