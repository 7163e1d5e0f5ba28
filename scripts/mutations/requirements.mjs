const bootstrap = 'tests/guard/bootstrap.test.ts'
const cookies = 'app/session/cookies.test.ts'
const routeTable = 'app/routes.test.ts'
const client = 'app/api/client.test.ts'
const account = 'tests/loaders/account.test.ts'
const price = 'website-api/modules/sales/orders/place/price.ts'
const priceTest = 'website-api/modules/sales/orders/place/price.test.ts'
const unusableReason = 'website-api/modules/programmes/vouchers/why-unusable.test.ts'
const visit = 'app/session/visit.server.ts'

/**
 * For each requirement one change of the production code that breaks it, made in the place that decides it, and the
 * test file whose tests of that requirement must then fail.
 *
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const requirementMutations = [
	breaks('LQ-01', 'the list query has another default language', {
		file: 'contract/envelope.ts',
		find: '.default(LANGUAGES[LANGUAGE_CODES[0]].number)',
		replace: '.default(LANGUAGES[LANGUAGE_CODES[1]].number)',
		test: 'website-api/modules/catalog/products/listing.test.ts',
	}),
	breaks('RR-07', 'a 403 leads nowhere', {
		file: 'app/api/failure-of.server.ts',
		find: "if (failure === 'forbidden') return localePath(locale, '/forbidden')",
		replace: '',
		test: bootstrap,
	}),
	breaks('RR-08', 'the refreshed data does not reach the page', {
		file: 'app/http/create-context.server.ts',
		find: 'account: (customer.current() && refreshed) || null,',
		replace: 'account: null,',
		test: account,
	}),
	breaks('SC-03', "the page does not get the company's logo", {
		file: 'app/routes/layouts/frame.server.ts',
		find: 'logo: site.logo,',
		replace: 'logo: null,',
		test: 'tests/loaders/new-company.test.ts',
	}),
	breaks('SC-06', 'the footer menu of the website API is not used', {
		file: 'app/http/site-cache.server.ts',
		find: 'footerMenu: rest[1],',
		replace: 'footerMenu: plainSite.footerMenu,',
		test: 'tests/loaders/new-company.test.ts',
	}),
	breaks('SH-08', 'an unknown method has no picture', {
		file: 'website-api/modules/sales/shipping/vendors.ts',
		find: "placeholderUrl = '/couriers/placeholder.svg'",
		replace: "placeholderUrl = ''",
		test: 'website-api/modules/sales/shipping/shipping.test.ts',
	}),
	breaks('CK-02', 'the key is kept for a week', {
		file: visit,
		find: 'jar.writeSealed(cookies.apiAccess, access)',
		replace: 'jar.writeSealed(cookies.apiAccess, access, 7 * day)',
		test: cookies,
	}),
	breaks('CK-03', 'the cookie holds seven days, whatever is configured', {
		file: visit,
		find: 'const days = String(access.affiliateDays)',
		replace: "const days = '7'",
		test: cookies,
	}),
	breaks('CK-06', 'the locale cookie lives a month', {
		file: visit,
		find: 'jar.writePlain(cookies.locale, locale)',
		replace: 'jar.writePlain(cookies.locale, locale, 30 * 24 * 3600)',
		test: cookies,
	}),
	breaks('CK-08', 'the first access is written again with each visit', {
		file: visit,
		find: 'if (!jar.has(cookies.firstAccess)) ',
		replace: '',
		test: cookies,
	}),
	breaks('BO-03', 'the configured day count is not read', {
		file: 'app/api/api-access.server.ts',
		find: 'return { key, ...company, companyId',
		replace: 'return { key, ...company, affiliateDays: 7, companyId',
		test: 'tests/guard/visit-cookies.test.ts',
	}),
	breaks('PT-03', 'only agen names an agent', {
		file: 'app/session/referral.server.ts',
		find: "const agentKeys = ['agen', 'agent']",
		replace: "const agentKeys = ['agen']",
		test: 'app/session/referral.test.ts',
	}),
	breaks('BC-05', 'a large picture has another width', {
		file: 'app/domain/image-widths.ts',
		find: '(width >= 96rem) 647px',
		replace: '(width >= 96rem) 487px',
		test: 'app/features/catalog/ProductGallery.test.tsx',
	}),
	breaks('BC-09', 'an article says its date in another format', {
		file: 'web/domain/dates.ts',
		find: '`${monthOf(at, languages[locale].longMonths)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`,',
		replace: 'dayMonthYear(at, locale),',
		test: 'tests/loaders/content.test.ts',
	}),
	breaks('EC-01', 'a 403 is reported as any other failure', {
		file: 'app/http/failure-report.ts',
		find: "if (error.failure === 'forbidden') {",
		replace: 'if (error.status === undefined) {',
		test: client,
	}),
	breaks('EC-02', 'the words of the server are not shown', {
		file: 'app/http/failure-report.ts',
		find: "toast: error.message || 'Request failed' }",
		replace: "toast: 'Request failed' }",
		test: client,
	}),
	breaks('SE-04', "a 403 leaves the shop's key", {
		file: visit,
		find: '\tjar.expire(cookies.apiAccess)\n',
		replace: '',
		test: bootstrap,
	}),
	breaks('OS-01', 'an order that awaits payment has another colour', {
		file: 'app/domain/order.ts',
		find: "PENDING: 'yellow'",
		replace: "PENDING: 'orange'",
		test: 'app/features/orders/OrderStatusBadge.test.tsx',
	}),
	breaks('AP-02', 'an affiliate code that is gone stays', {
		file: 'app/session/own-code.server.ts',
		find: 'if (code === null) jar.expire(cookies.ownCode)',
		replace: 'if (code === null) return',
		test: account,
	}),
	breaks('AP-19', "the click has no visitor's address", {
		file: 'app/http/referral-clicks.server.ts',
		find: 'const body = { code, ipAddress: ip,',
		replace: "const body = { code, ipAddress: '0.0.0.0',",
		test: 'tests/guard/forwarded.test.ts',
	}),
	breaks('CT-04', 'a cart that cannot be had fails the page', {
		file: 'app/routes/cart/quoted-cart.server.ts',
		find: 'await orNull(call(listCartLines, { query: { lines: askedLines(lines) } }))',
		replace: 'await call(listCartLines, { query: { lines: askedLines(lines) } })',
		test: 'tests/loaders/cart.test.ts',
	}),
	breaks('LQ-02', 'a list without a text to search sends an empty one', {
		file: 'app/routes/catalog/listing-query.ts',
		find: 'text: text || undefined,',
		replace: "text: text ?? '',",
		test: 'app/routes/catalog/listing-query.test.ts',
	}),
	breaks('RR-04', 'a new page keeps the scroll position of the page before', {
		file: 'app/remix-patches/use-scroll-positions.ts',
		find: "useScrollRestoration({ storageKey: 'positions' })",
		replace: '',
		test: 'tests/e2e/system.spec.ts',
	}),
	breaks('ER-02', 'the status of a failure is not shown', {
		file: 'app/routes/system/RouteError.tsx',
		find: 'const status = isRouteErrorResponse(error) ? error.status : 500',
		replace: 'const status = 500',
		test: 'app/routes/system/RouteError.test.tsx',
	}),
	breaks('ER-03', 'Refresh leaves the cookies', {
		file: 'app/routes/system/refresh.ts',
		find: '\'"cookies", "storage"\'',
		replace: '\'"storage"\'',
		test: 'tests/loaders/leaving.test.ts',
	}),
	breaks('ER-04', 'a bot sees the error screen', {
		file: 'app/routes/system/RouteError.tsx',
		find: 'if (isBot) return null',
		replace: '',
		test: 'app/routes/system/RouteError.test.tsx',
	}),
	breaks('RT-27', 'the page of a closed shop answers 200', {
		file: 'app/routes/system/maintenance.tsx',
		find: 'return reply({ title, phone: localPhone(site.customerCarePhone) }, 503,',
		replace: 'return reply({ title, phone: localPhone(site.customerCarePhone) }, 200,',
		test: 'tests/loaders/maintenance.test.ts',
	}),
	breaks('RT-27', '/maintenance is at another address', {
		file: 'app/pages/system.ts',
		find: "path: '/maintenance',",
		replace: "path: '/closed',",
		test: routeTable,
	}),
	breaks('RT-60', 'no page is under /en', {
		file: 'app/routes.ts',
		find: "route(prefix, 'routes/shell.tsx', () => {",
		replace: "route('', 'routes/shell.tsx', () => {",
		test: routeTable,
	}),
	breaks('RT-61', 'the page after an order has the layout of the shop', {
		file: 'app/routes.ts',
		find: "{ id: 'routes/layouts/content' }, () => {",
		replace:
			"{ id: 'routes/layouts/content' }, () => undefined)\n\t\t\troute('', 'routes/layouts/default.tsx', { id: 'again' }, () => {",
		test: routeTable,
	}),
	breaks('SC-05', 'the pixel is loaded without an id', {
		file: 'app/features/analytics/start-trackers.ts',
		find: 'if (pixelId !== null) senders.push(startPixel(pixelId))',
		replace: 'senders.push(startPixel(pixelId))',
		test: 'app/features/analytics/start-trackers.test.ts',
	}),
	breaks('SC-05', 'visitors are measured before they agree', {
		file: 'app/http/create-context.server.ts',
		find: "const isMeasured = consent.given === 'yes' &&",
		replace: 'const isMeasured =',
		test: 'tests/guard/measured.test.ts',
	}),
	breaks('CP-02', 'a percentage has no maximum', {
		file: price,
		find: 'const maximum = terms.isPercentage ? (terms.maximumAmount ?? full) : full',
		replace: 'const maximum = full',
		test: priceTest,
	}),
	breaks('CP-02', 'cashback is taken off at once', {
		file: price,
		find: 'return terms.isCashback ? { discount: 0, cashback: worth } : { discount: worth, cashback: 0 }',
		replace: 'return { discount: worth, cashback: 0 }',
		test: priceTest,
	}),
	breaks('CP-02', 'a voucher holds below its minimum subtotal', {
		file: 'website-api/modules/programmes/vouchers/why-unusable.ts',
		find: 'if (missing > 0) {',
		replace: 'if (missing > cart.subTotal) {',
		test: unusableReason,
	}),
	breaks('CP-02', 'a voucher holds after its end', {
		file: 'website-api/modules/programmes/vouchers/why-unusable.ts',
		find: "if (state.hasEnded) return { message: 'VOUCHER_ENDED' }",
		replace: '',
		test: unusableReason,
	}),
	breaks('BC-01', 'api-access has no time of its own', {
		file: 'app/http/identify-company.server.ts',
		find: '\t\tbudgets.apiAccess,\n',
		replace: '',
		test: 'app/http/identify-company.test.ts',
	}),
	breaks('BC-01', 'the time-outs of the environment are not read', {
		file: 'server/env.ts',
		find: 'call: env.API_TIMEOUT_MS,',
		replace: 'call: budgets.call,',
		test: 'server/server.test.ts',
	}),
	breaks('BC-03', 'suggestions are asked for with every key', {
		file: 'app/features/search/use-suggestions.ts',
		find: 'const debounceMs = 500',
		replace: 'const debounceMs = 0',
		test: 'app/features/search/use-suggestions.test.ts',
	}),
	breaks('BC-04', 'a dialog is half of a wide window', {
		file: 'web/ui/dialog-style.ts',
		find: 'lg:w-[33%]',
		replace: 'lg:w-[50%]',
		test: 'app/ui/stated-sizes.test.tsx',
	}),
	breaks('BC-10', 'an error stays as long as any other toast', {
		file: 'app/ui/toast.ts',
		find: 'error: 2000,',
		replace: 'error: 4500,',
		test: 'app/ui/toast.isolated.test.tsx',
	}),
	breaks('SE-01', 'a session that is not accepted goes on', {
		file: 'app/api/session-end.server.ts',
		find: 'caller.onSessionEnd?.()',
		replace: '',
		test: 'tests/loaders/leaving.test.ts',
	}),
	breaks('SE-03', 'signing out leaves the affiliate cookie', {
		file: 'app/session/personal.server.ts',
		find: 'every.filter(({ endsWithSession }) => endsWithSession)',
		replace:
			"every.filter(({ endsWithSession, name }) => endsWithSession && name !== 'AFFILIATE_CODE')",
		test: 'tests/loaders/leaving.test.ts',
	}),
	breaks('SE-03', "signing out leaves the browser's storage", {
		file: 'app/routes/auth/logout.tsx',
		find: "headers: { 'Clear-Site-Data': '\"storage\"' },",
		replace: '',
		test: 'tests/loaders/leaving.test.ts',
	}),
	breaks('FN-13', 'every shop is green', {
		file: 'app/root.tsx',
		find: 'look: lookCss(site),',
		replace: "look: lookCss({ ...site, palette: 'green' }),",
		test: 'tests/loaders/customised-site.test.ts',
	}),
	breaks('NJ-01', 'without script the proof of a payment is not sent', {
		file: 'app/features/orders/ConfirmationForm.tsx',
		find: 'encType="multipart/form-data"',
		replace: '',
		test: 'tests/guard/upload-forms.test.tsx',
	}),
	breaks('NJ-02', 'a script can read the cookies that hold tokens', {
		file: 'web/session/cookie-jar.server.ts',
		find: "'HttpOnly',",
		replace: '',
		test: cookies,
	}),
	breaks('NT-02', 'nothing shows that a page is on its way', {
		file: 'app/ui/NavigationProgress.tsx',
		find: "state === 'idle' ? null",
		replace: 'state ? null',
		test: 'app/ui/async-states.test.tsx',
	}),
]

function breaks(requirement, what, mutation) {
	return {
		name: `${requirement}: ${what}`,
		requirement,
		only: requirement,
		...mutation,
	}
}
