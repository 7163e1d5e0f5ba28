import {
	test as base,
	expect as playwrightExpect,
	type Browser,
	type BrowserContext,
	type Request,
} from '@playwright/test'
import { shopAddress } from '#tests/support/shop-address.ts'
import { PlainContext, type PlainOptions } from '../plain/context.ts'
import { PlainLocator } from '../plain/locator.ts'
import { expectPlain } from '../plain/matchers.ts'
import { PlainPage } from '../plain/page.ts'

/** The number of assertions in this process, which runs one test at a time. */
let assertions = 0

/** Playwright's `expect` with a counter: a test without assertions fails. It knows pages without a browser, too. */
export const expect = new Proxy(playwrightExpect, {
	apply(target, self, args: unknown[]) {
		assertions += 1
		const [subject] = args
		const isPlain = subject instanceof PlainLocator || subject instanceof PlainPage
		if (isPlain) return expectPlain(subject)
		const asserted: unknown = Reflect.apply(target, self, args)
		return asserted
	},
	get(target, name) {
		if (name === 'poll' || name === 'soft') assertions += 1
		const member: unknown = Reflect.get(target, name)
		return member
	},
})

/** One request of the browser with its response. */
export type Exchange = {
	url: string
	method: string
	/** Header lines of the request, then of the response. */
	headers: string
	/** '' for a redirect or a missing response. */
	body: string
}

type Fixtures = {
	/** Fails a test that passed without an assertion. */
	asserts: void
	/** All requests of the browser in this test, read at its end. */
	traffic: () => Promise<Exchange[]>
	/** The address of a page on a host: `at('/Cart')`, `at('/Cart', 'kopi.localhost')`. */
	at: (path: `/${string}`, host?: string) => string
}

export type JourneyOptions = {
	/** Whether journeys without script are told over HTTP instead of in Chromium (docs/decisions/0074). */
	isPlain: boolean
}

/** A journey: fails on any console output, any script error, and if it makes no assertion. */
export const test = base.extend<Fixtures, JourneyOptions>({
	isPlain: [false, { option: true, scope: 'worker' }],
	browser: [
		async ({ playwright, isPlain }, use) => {
			if (isPlain) return use(plainBrowser())
			const browser = await playwright.chromium.launch()
			await use(browser)
			await browser.close()
		},
		{ scope: 'worker', timeout: 0 },
	],
	asserts: [
		// oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
		async ({}, use, testInfo) => {
			const before = assertions
			await use()
			if (testInfo.status === 'passed' && assertions === before) {
				throw new Error('This test made no assertion.')
			}
		},
		{ auto: true },
	],
	context: async ({ browser, viewport, locale }, use, { project }) => {
		// A browser knows the other options of the project and the file.
		const context = await browser.newContext({ viewport, ...(locale ? { locale } : {}) })
		const problems = watchConsole(context, { hasPictures: !project.name.includes('no pictures') })
		await use(context)
		await context.close()
		playwrightExpect(problems, 'nothing in the console').toEqual([])
	},
	traffic: async ({ context }, use) => {
		const seen: Promise<Exchange>[] = []
		context.on('requestfinished', (request) => seen.push(exchangeOf(request)))
		await use(() => Promise.all(seen))
	},
	// oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
	at: async ({}, use) => {
		await use((path, host) => `${shopAddress().origin(host)}${path}`)
	},
})

/** What a journey needs of a browser, over HTTP; whatever else it asks for is not there, and fails it. */
function plainBrowser(): Browser {
	const browser = { newContext: async (options?: PlainOptions) => new PlainContext(options) }
	// oxlint-disable-next-line etalase/restricted-syntax -- Playwright's types have no smaller browser to be.
	return browser as unknown as Browser
}

const aboutPictures =
	/^A preload for .* image loading is disabled|\/media\/\S+ was preloaded using link preload but not used/

function watchConsole(
	context: BrowserContext,
	{ hasPictures }: { hasPictures: boolean },
): string[] {
	const problems: string[] = []
	context.on('console', (message) => {
		if (message.type() !== 'error' && message.type() !== 'warning') return
		const { url } = message.location()
		// The browser logs the status of a page, which tests may expect; a failed file is always an error.
		const isFile = /\.(js|css|woff2|avif|webp|jpe?g|png|svg|ico)(\?|$)/.test(url)
		// A page asks whether its build is still there (app/features/errors/use-build-check.ts).
		const isQuestion = /\/assets\/manifest-[^?]*\?at=/.test(url)
		const isStatus = /^Failed to load resource: .* status of (4\d\d|503)/.test(message.text())
		if (isStatus && (isQuestion || !isFile)) return
		if (message.text() === 'Service Worker registration blocked by Playwright') return
		// In the browser without pictures (playwright.config.ts), the second on a page that is open for some seconds.
		if (!hasPictures && aboutPictures.test(message.text())) return
		problems.push(`${message.text()} (${url})`)
	})
	context.on('weberror', (error) => problems.push(error.error().message))
	return problems
}

async function exchangeOf(request: Request): Promise<Exchange> {
	const response = await request.response().catch(() => null)
	const [sent, received, body] = await Promise.all([
		request.allHeaders().catch(() => ({})),
		response?.allHeaders().catch(() => ({})) ?? {},
		response?.text().catch(() => '') ?? '',
	])
	const lines = [...Object.entries(sent), ...Object.entries(received)]
	return {
		url: request.url(),
		method: request.method(),
		headers: lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
		body,
	}
}
