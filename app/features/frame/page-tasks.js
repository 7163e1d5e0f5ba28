/* global document, window, location, navigator, localStorage */
// What every page does by itself, before and without the script that takes it over. Sent to the browser as it stands here.
;(function () {
	copyReferral()
	document.addEventListener('keydown', closePopup)
	if (document.readyState === 'complete') afterLoad()
	else window.addEventListener('load', afterLoad)

	function afterLoad() {
		startWorker()
		noteFirstVisit()
		const visit = document.querySelector('[data-visit]')
		if (visit) request(visit.dataset.visit).catch(() => undefined)
	}

	/** Starts the worker that answers when there is no network; of a newer build, a newer one (public/service-worker.js). */
	function startWorker() {
		const data = document.getElementById('page-data')
		if (data === null || !navigator.serviceWorker) return
		const { manifest, languages } = JSON.parse(data.textContent)
		const query = new URLSearchParams({ v: manifest, languages })
		// Without it the shop works as before.
		navigator.serviceWorker.register(`/service-worker.js?${query}`).catch(() => undefined)
	}

	/**
	 * A page that a cache keeps sets no cookie. A visitor's first one therefore asks for an answer of their own, which
	 * sets what every visit leaves behind: the time of the first visit above all (spec section 3, "Cookies and storage").
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

	async function request(address) {
		const answer = await fetch(address, { priority: 'low' })
		// A body that nobody reads keeps its connection.
		await answer.text()
		return answer
	}

	/**
	 * Mirrors the affiliate code of a link in the browser's local storage (spec section 3, "Cookies and storage"): ref
	 * before reff, as the server reads them (section 2). The cookie, which no script can read, is what counts.
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

	/** Escape sends the form that closes the popup, whether script has taken the page over or not. */
	function closePopup(event) {
		if (event.key !== 'Escape' || event.defaultPrevented) return
		document.querySelector('dialog[open] form[data-closes]')?.requestSubmit()
	}
})()
