import type { ClientActionFunctionArgs } from '@remix-run/react'
import { lostBy, reportLost } from './lost-request.ts'

/**
 * The `clientAction` of a page with a form to fill in: when its request is lost, a toast says so, and the page stays with
 * what was typed. `shouldRevalidate` has to be `keepLost`. @throws other failures
 */
export async function sendForm({ serverAction, request }: ClientActionFunctionArgs) {
	try {
		return await serverAction()
	} catch (error) {
		const lost = request.signal.aborted ? null : lostBy(error)
		if (lost === null) throw error
		reportLost(lost)
		return { lost }
	}
}
