import { useEffect } from 'react'
import type { OwnView } from './frame-view.ts'

/** The signed-in customer's own code (spec section 7, GET /customer-account-info). */
const ownName = 'OWN_AFFILIATE_CODE'

/** Mirrors the customer's own affiliate code in the browser's local storage (spec section 3, "Cookies and storage"). */
export function useOwnCodeCopy(account: OwnView['account']) {
	const ownCode = account?.ownCode ?? null
	useEffect(() => {
		try {
			if (ownCode === null) localStorage.removeItem(ownName)
			else localStorage.setItem(ownName, ownCode)
		} catch {
			// A browser that keeps nothing for us does without the copy.
		}
	}, [ownCode])
}
