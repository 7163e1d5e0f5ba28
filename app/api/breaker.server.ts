import {
	circuitBreaker,
	ConsecutiveBreaker,
	handleWhen,
	isBrokenCircuitError,
	type CircuitBreakerPolicy,
} from 'cockatiel'
import { ApiError } from './failures.ts'

/**
 * Circuit breaker: opens after ten consecutive calls without a usable answer, then fails calls at once and lets one
 * call in five seconds through. An error answer of the API itself does not count as unavailable: a visitor who can
 * provoke one must not close the shop for others. `onChange` is told when it opens and closes.
 */
export function createBreaker(onChange?: (isOpen: boolean) => void): CircuitBreakerPolicy {
	const breaker = circuitBreaker(
		handleWhen((error) => error instanceof ApiError && isUnavailable(error)),
		{ halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(10) },
	)
	breaker.onBreak(() => onChange?.(true))
	breaker.onReset(() => onChange?.(false))
	return breaker
}

// No answer in time, or an answer of a proxy in front of the API.
function isUnavailable({ failure, status, code }: ApiError): boolean {
	if (failure !== 'unavailable') return false
	return status === undefined || (status >= 502 && status <= 504 && code === undefined)
}

export { isBrokenCircuitError as isOpen }
