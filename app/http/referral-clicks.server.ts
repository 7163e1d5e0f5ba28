import { isbot } from 'isbot'
import { recordAffiliateClick, recordAgentClick } from '#contract/click.ts'
import type { CompanyAccess } from '#app/api/api-access.server.ts'
import { keepReferral } from '#contract/affiliate.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { deviceLabel } from '#app/domain/device.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import type { CustomerSession } from '#app/session/customer.server.ts'
import { keepReferrals } from '#app/session/referral.server.ts'
import type { Api } from './api.server.ts'
import { asksForData } from '#web/domain/asks-for-data.ts'
import type { RequestFacts } from './request-facts.ts'

/** Whether a request is a person opening a page: not a picture, frame, prefetch or data request. */
function isTopLevelVisit(request: Request): boolean {
	if (request.method !== 'GET' || asksForData(new URL(request.url))) return false
	if (
		/prefetch/i.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '')
	) {
		return false
	}
	const destination = request.headers.get('sec-fetch-dest')
	if (destination !== null) return destination === 'document'
	return (request.headers.get('accept') ?? '').includes('text/html')
}

type Visit = {
	jar: CookieJar
	api: Api
	now: Date
	customer: Pick<CustomerSession, 'current'>
	access: CompanyAccess
	onLateFailure: (error: unknown) => void
}

/** Stores the referral codes of an opened URL and records new clicks; the page does not wait for that. */
export function noteReferrals(
	request: Request,
	{ ip, search }: RequestFacts,
	{ jar, api, now, customer, access, onLateFailure }: Visit,
) {
	const userAgent = request.headers.get('user-agent') ?? ''
	if (access.companyId === 0 || isbot(userAgent) || !isTopLevelVisit(request)) return
	const referrals = keepReferrals(jar, new URLSearchParams(search), {
		durationDays: access.affiliateDays,
		today: jakartaDay(now),
		now,
	})
	for (const { kind, code, isNew } of referrals) {
		if (!isNew) continue
		if (ip === '') onLateFailure(new Error(`No address of the visitor who came by ${kind} code`))
		const device = deviceLabel(userAgent)
		const body = { code, ipAddress: ip, deviceModel: device, event: 'CLICK' } as const
		if (kind === 'agent') {
			api.call(recordAgentClick, { body }, { optional: true }).catch(onLateFailure)
			continue
		}
		api.call(recordAffiliateClick, { body }, { optional: true }).catch(onLateFailure)
		// A signed-in customer's account stores the click too.
		if (customer.current()) {
			api.call(keepReferral, { body: { code, clickedAt: now } }).catch(onLateFailure)
		}
	}
}
