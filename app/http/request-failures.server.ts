import { ApiError } from '#app/api/failures.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import type { CustomerSession } from '#app/session/customer.server.ts'
import type { flashSession } from '#app/session/flash.server.ts'
import { dropAccess } from '#app/session/visit.server.ts'
import type { Companies } from './companies.server.ts'
import type { RequestFacts } from './request-facts.ts'

type Sessions = {
	jar: CookieJar
	customer: CustomerSession
	flash: ReturnType<typeof flashSession>
}

/** Collects the failed calls of a request and decides where they redirect. A 403 signs the customer out. */
export function requestFailures(
	{ host, pathname }: RequestFacts,
	companies: Companies,
	{ jar, customer, flash }: Sessions,
) {
	let target: string | undefined
	let denied: string | undefined
	let isWhole = true
	function onFailure({ failure, redirectTo }: ApiError) {
		target ??= redirectTo
		if (failure !== 'forbidden') return
		denied = redirectTo
		companies.forget(host)
		customer.end()
		dropAccess(jar)
	}
	function onMissing() {
		isWhole = false
	}
	return {
		onFailure,
		onMissing,
		/** A part of every page is missing; what the shop is denied concerns this visitor, too. */
		onMissingPart(error: unknown) {
			onMissing()
			if (error instanceof ApiError && error.failure === 'forbidden') onFailure(error)
		},
		/** False: a part of the page could not be loaded. */
		isWhole: () => isWhole,
		isDenied: () => denied !== undefined,
		/** Path of the redirect; undefined: none. */
		target(status: number): string | undefined {
			if (denied === undefined || pathname === denied) return status >= 500 ? target : undefined
			flash.put({ type: 'error', key: 'common:failure.denied' })
			return denied
		},
	}
}
