// Keyboard shortcuts of the admin (docs/decisions/0049). Served to the browser minified, as a file of its own.
;(function () {
	const storageKey = 'ADMIN_SHORTCUTS'
	const sequenceMs = 1_500
	const fields = 'input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]'
	const dialog = document.getElementById('shortcuts')
	if (!dialog) return
	const toggle = dialog.querySelector('input')
	/** Time of a `g` that the next key completes. */
	let prefixAt = -Infinity
	let isOn = !wasSwitchedOff()

	toggle.checked = isOn
	toggle.addEventListener('change', switchOnOrOff)
	for (const button of document.querySelectorAll('[data-opens-shortcuts]')) {
		button.hidden = false
		button.addEventListener('click', () => dialog.showModal())
	}
	document.addEventListener('keydown', handleKey)

	function handleKey(event) {
		const hasModifier = event.ctrlKey || event.altKey || event.metaKey
		if (hasModifier || event.defaultPrevented || event.isComposing) return
		if (dialog.open || event.target.closest(fields) || !isOn) return
		// Some layouts need the shift key for `/` and `?`.
		if (event.shiftKey && !'/?'.includes(event.key)) return
		const isSequence = event.timeStamp - prefixAt < sequenceMs
		prefixAt = -Infinity
		const key = event.key.toLowerCase()
		if (isSequence ? openPage(key) : perform(key, event.timeStamp)) event.preventDefault()
	}

	/** Performs the action of a key; false for any other key. */
	function perform(key, time) {
		if (key === '/') return focusSearch()
		if (key === 'j') return focusRow(1)
		if (key === 'k') return focusRow(-1)
		if (key === '?') dialog.showModal()
		else if (key === 'g') prefixAt = time
		else return false
		return true
	}

	function openPage(key) {
		const links = [...document.querySelectorAll('a[data-shortcut]')]
		const link = links.find(({ dataset }) => dataset.shortcut === key)
		link?.click()
		return link !== undefined
	}

	/** Focuses the search of the page, or that of the frame. */
	function focusSearch() {
		const searches = ['main input[type=search]', 'input[type=search]'].flatMap((selector) => [
			...document.querySelectorAll(selector),
		])
		const search = searches.find(isVisible)
		search?.select()
		search?.focus()
		return search !== undefined
	}

	/** Focuses the first link of the next or the previous row, which Enter opens. */
	function focusRow(step) {
		const rows = [...document.querySelectorAll('main tbody tr, main li')].filter(
			(row) => !row.parentElement.closest('tr, li, nav') && linkOf(row),
		)
		const current = rows.findIndex((row) => row.contains(document.activeElement))
		const row = rows[current === -1 ? 0 : current + step]
		if (row) linkOf(row).focus()
		return row !== undefined
	}

	function linkOf(row) {
		return [...row.querySelectorAll('a[href]')].find(isVisible)
	}

	function isVisible(element) {
		return element.getClientRects().length > 0
	}

	function wasSwitchedOff() {
		try {
			return localStorage.getItem(storageKey) === 'off'
		} catch {
			return false
		}
	}

	function switchOnOrOff() {
		isOn = toggle.checked
		try {
			if (isOn) localStorage.removeItem(storageKey)
			else localStorage.setItem(storageKey, 'off')
		} catch {
			// Without storage the choice lasts as long as the page.
		}
	}
})()
