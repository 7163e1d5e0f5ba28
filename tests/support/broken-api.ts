import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/**
 * Replaces `fetch` of a website API with the handlers given to `use`, which last for one test. Requests without a
 * handler pass through, such as calls of an API that the test has started.
 */
export function brokenApi() {
	const server = setupServer()
	beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
	afterEach(() => server.resetHandlers())
	afterAll(() => server.close())
	return server
}
