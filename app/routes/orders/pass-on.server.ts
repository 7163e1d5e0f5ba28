import { ApiError } from '#app/api/failures.ts'

/** Providers want an answer within five seconds. */
export const notificationPatience = { patienceMs: 4_000 }

const most = { headers: 30, characters: 500 }

/** A notification as it is passed on: the headers that `isPassed` names, and its bytes. */
export async function notificationParts(request: Request, isPassed: (name: string) => boolean) {
	const headers = [...request.headers]
		.filter(([name]) => name.length <= 60 && isPassed(name))
		.slice(0, most.headers)
		.map(([name, value]) => [name, value.slice(0, most.characters)] as const)
	const body = Buffer.from(await request.arrayBuffer()).toString('base64')
	return { headers: Object.fromEntries(headers), body }
}

/**
 * The answer to a provider, who sends a notification again by its status: 200 it is stored, 400 and 401 it never will be, 404
 * there is no such account, 503 not now. Never another 5xx, never a redirect.
 */
export async function passedOn(pass: () => Promise<unknown>): Promise<Response> {
	try {
		await pass()
		return notificationAnswer(200)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return notificationAnswer(statusOf(error))
	}
}

function statusOf({ failure, code }: ApiError): number {
	if (code === 'NOTIFICATION_FORGED') return 401
	if (code === 'NOTIFICATION_UNREADABLE' || failure === 'invalid') return 400
	if (code === 'PAYMENT_ACCOUNT_NOT_FOUND' || code === 'COURIER_ACCOUNT_NOT_FOUND') return 404
	return 503
}

export function notificationAnswer(status: number, headers: Record<string, string> = {}) {
	return Response.json({ status }, { status, headers })
}
