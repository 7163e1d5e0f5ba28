import { useActionData } from '@remix-run/react'
import { useState } from 'react'
import { wasLost } from './lost-request.ts'

/**
 * The answer of the page's action. While a later form is lost, the one before it: its errors, and the idempotency key of a form
 * whose outcome is unknown, still apply.
 */
export function useAnswer<Action>() {
	const answer = useActionData<Action>()
	const isLost = wasLost(answer)
	const [kept, keep] = useState(isLost ? undefined : answer)
	if (isLost) return kept
	if (answer !== kept) keep(answer)
	return answer
}
