import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import type { FrameView } from './frame-view.ts'

const storageName = 'AFFILIATE_CODE'
/** The signed-in customer's own code (spec section 7, GET /customer-account-info). */
const ownName = 'OWN_AFFILIATE_CODE'
/** As the server reads them: ref before reff (spec section 2). */
const names = ['ref', 'reff']

/**
 * Mirrors the affiliate code of a link in the browser's local storage (spec section 3, "Cookies and storage"). The
 * cookie, which no script can read, is what counts; refreshing after an error clears both.
 */
export function useReferralCopy(account: FrameView['account']) {
	const { search } = useLocation()
	useEffect(() => {
		const query = new URLSearchParams(search)
		const code = names
			.flatMap((name) => query.getAll(name))
			.find((text) => /^[\w.-]{1,40}$/.test(text))
		if (code !== undefined) keep(storageName, code)
	}, [search])
	const ownCode = account?.ownCode ?? null
	useEffect(() => keep(ownName, ownCode), [ownCode])
}

function keep(name: string, code: string | null) {
	try {
		if (code === null) localStorage.removeItem(name)
		else localStorage.setItem(name, code)
	} catch {
		// A browser that keeps nothing for us does without the copy.
	}
}
