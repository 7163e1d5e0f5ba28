// Asks before a page with unsaved input is left (docs/decisions/0053). Served to the browser minified, as a file of its own.
;(function () {
	const forms = [...document.querySelectorAll('main form[method=post]')]
	/** The form that is being sent: its input is not lost. */
	let sent = null

	document.addEventListener('submit', (event) => {
		sent = event.defaultPrevented ? null : event.target
	})
	// The page returns from the history with its input.
	window.addEventListener('pageshow', () => {
		sent = null
	})
	window.addEventListener('beforeunload', (event) => {
		if (forms.some((form) => form !== sent && hasInput(form))) event.preventDefault()
	})

	/** Whether input differs from what is saved. A form that the server sent back with its input always has some. */
	function hasInput(form) {
		return 'typed' in form.dataset || [...form.elements].some(isChanged)
	}

	function isChanged(field) {
		if (field.type === 'hidden' || field.disabled) return false
		if (field.type === 'checkbox' || field.type === 'radio') {
			return field.checked !== field.defaultChecked
		}
		if (field.type === 'file') return field.files.length > 0
		if (field.tagName === 'SELECT') return field.selectedIndex !== chosenAtFirst(field)
		return 'defaultValue' in field && field.value !== field.defaultValue
	}

	function chosenAtFirst({ options }) {
		return Math.max(
			0,
			[...options].findIndex((option) => option.defaultSelected),
		)
	}
})()
