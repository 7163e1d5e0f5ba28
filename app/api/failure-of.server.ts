import { FailureWire } from '#contract/envelope.ts'
import { localePath, type Locale } from '#web/i18n/paths.ts'
import { ApiError, type ApiFailure } from './failures.ts'
import { requestFailed } from './request-failed.server.ts'

const failures: Record<number, ApiFailure> = {
	400: 'invalid',
	401: 'unauthenticated',
	403: 'forbidden',
	404: 'missing',
	409: 'conflict',
	410: 'gone',
	413: 'too-large',
	422: 'invalid',
	429: 'too-many',
}

/** Maps the status and body of a refused call to a failure. */
export function failureOf(
	response: Pick<Response, 'status' | 'headers'>,
	body: unknown,
	locale: Locale,
): ApiError {
	const parsed = FailureWire.safeParse(body)
	const { message, code, errors } = parsed.success
		? parsed.data
		: { message: '', code: undefined, errors: undefined }
	const failure = inMaintenance(response.status, code, message)
		? 'maintenance'
		: (failures[response.status] ?? 'unavailable')
	return new ApiError(failure, message || requestFailed(locale), {
		code,
		errors,
		status: response.status,
		retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
		redirectTo: redirectTo(failure, locale),
	})
}

function inMaintenance(status: number, code: string | undefined, message: string) {
	return status === 503 && /^maintenance/i.test(code ?? message)
}

function redirectTo(failure: ApiFailure, locale: Locale) {
	if (failure === 'forbidden') return localePath(locale, '/forbidden')
	if (failure === 'maintenance') return localePath(locale, '/maintenance')
	return undefined
}

function secondsOf(header: string | null) {
	return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}
