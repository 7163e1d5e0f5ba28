// Tasks of every page that do not wait for hydration. Served to the browser minified, as a file of its own.
;(function () {
	copyReferral()
	reserveRows()
	document.addEventListener('keydown', closePopup)
	document.addEventListener('click', pressStep)
	document.addEventListener('click', pressZoom)
	if (document.readyState === 'complete') afterLoad()
	else window.addEventListener('load', afterLoad)

	/** Each in a task of its own: together they would hold up a slow phone's press for a tenth of a second. */
	function afterLoad() {
		const tasks = [
			startWorker,
			noteFirstVisit,
			notePopup,
			keepStylesheet,
			noteVisit,
			rememberViewed,
		]
		for (const task of tasks) setTimeout(task)
	}

	/** Notes the product in the visitor's cookie of recently viewed ones. */
	function noteVisit() {
		const visit = document.querySelector('[data-visit]')
		if (visit) request(visit.dataset.visit).catch(() => undefined)
	}

	/** Keeps the ids of recently viewed products on this device (app/features/recently-viewed/viewed-products.ts). */
	function rememberViewed() {
		const id = productOfPage()
		if (!id) return
		try {
			const kept = viewedIds()
			const ids = [id, ...kept.filter((other) => other !== id)].slice(0, 12)
			localStorage.setItem('VIEWED_PRODUCTS', JSON.stringify(ids))
		} catch {
			// A browser that keeps nothing for us does without, and what is not a list is left alone.
		}
	}

	/** The id of the product that this page shows; NaN: none. */
	function productOfPage() {
		return Number(document.querySelector('[data-viewed]')?.dataset.viewed)
	}

	function viewedIds() {
		return JSON.parse(localStorage.getItem('VIEWED_PRODUCTS') ?? '[]')
	}

	/**
	 * Reserves the space of the rows that script adds if this device has viewed other products
	 * (app/features/recently-viewed/AddedRow.tsx).
	 */
	function reserveRows() {
		const id = productOfPage()
		if (!id) return
		try {
			if (!viewedIds().some((other) => other !== id)) return
		} catch {
			// As in rememberViewed.
			return
		}
		for (const row of document.querySelectorAll('[data-added-row]')) row.dataset.expected = ''
	}

	/** Registers the service worker of this build (public/service-worker.js). */
	function startWorker() {
		const data = document.getElementById('page-data')
		if (data === null || !navigator.serviceWorker) return
		const { manifest, languages } = JSON.parse(data.textContent)
		const query = new URLSearchParams({ v: manifest, languages })
		// Optional: the shop works without it.
		navigator.serviceWorker.register(`/service-worker.js?${query}`).catch(() => undefined)
	}

	/**
	 * The next page links to the stylesheet that stands in this one (app/remix-patches/start-page.js), and uses the fonts that
	 * this one does without on a phone.
	 */
	function keepStylesheet() {
		const style = document.querySelector('style[data-href]')
		if (!style) return
		const fonts = [...document.querySelectorAll('link[as=font]')].map((link) => link.href)
		for (const file of [style.dataset.href, ...fonts]) request(file).catch(() => undefined)
	}

	/**
	 * A cacheable page sets no cookie, so a first visit makes a request of its own, which sets the cookies of every
	 * visit, such as the time of the first visit (spec section 3, "Cookies and storage").
	 */
	async function noteFirstVisit() {
		try {
			if (localStorage.getItem('FIRST_ACCESS') !== null) return
			const answer = await request('/api/apiAccess')
			if (answer.ok) localStorage.setItem('FIRST_ACCESS', new Date().toISOString())
		} catch {
			// Without a network or a storage the next answer that is the visitor's own sets them.
		}
	}

	/**
	 * The popup is shown once until the browser is closed. A page that is the same for everyone sets no cookie, so this
	 * does; the form that closes the popup replaces it by one of twelve hours (app/session/preferences.server.ts).
	 */
	function notePopup() {
		if (!document.querySelector('dialog[open] form[data-closes]')) return
		const secure = location.protocol === 'https:' ? '; Secure' : ''
		document.cookie = `HIDE_POPUP=true; Path=/; SameSite=Lax${secure}`
	}

	async function request(address) {
		const answer = await fetch(address, { priority: 'low' })
		// Cancels the body, so that the connection is released.
		await answer.text()
		return answer
	}

	/**
	 * Mirrors the affiliate code of a URL in the browser's local storage (spec section 3, "Cookies and storage"): ref
	 * before reff, as on the server (section 2). Only the cookie, which scripts can't read, counts.
	 */
	function copyReferral() {
		const query = new URLSearchParams(location.search)
		const codes = [...query.getAll('ref'), ...query.getAll('reff')]
		const code = codes.find((text) => /^[\w.-]{1,40}$/.test(text))
		try {
			if (code) localStorage.setItem('AFFILIATE_CODE', code)
		} catch {
			// A browser that keeps nothing for us does without the copy.
		}
	}

	/** The buttons of a quantity work before and after hydration. */
	function pressStep({ target }) {
		const button = target.closest('[data-step]')
		if (!button) return
		const input = button.parentElement.querySelector('input')
		if (button.dataset.step === '1') input.stepUp()
		else input.stepDown()
	}

	/** The first press of a link to a large picture loads the script that opens it in a dialog, and is repeated then. */
	function pressZoom(event) {
		const link = event.target.closest('a[data-zoom]')
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
		event.preventDefault()
		document.removeEventListener('click', pressZoom)
		const script = document.createElement('script')
		script.src = link.dataset.zoom
		script.onload = () => link.click()
		// Without the script it stays a link.
		script.onerror = () => location.assign(link.href)
		document.head.append(script)
		// It loads all the same; React expects the document as the server wrote it.
		script.remove()
	}

	/** Escape submits the form that closes the popup, before and after hydration. */
	function closePopup(event) {
		if (event.key !== 'Escape' || event.defaultPrevented) return
		document.querySelector('dialog[open] form[data-closes]')?.requestSubmit()
	}
})()
