import { paths } from '#app/paths.ts'
const storageName = 'FIRST_ACCESS'

/**
 * A page that a cache keeps sets no cookie. A visitor's first one therefore asks for an answer of their own, which
 * sets what every visit leaves behind: the time of the first visit above all (spec section 3, "Cookies and storage").
 */
export async function noteFirstVisit() {
	try {
		if (localStorage.getItem(storageName) !== null) return
		const answer = await fetch(paths.apiAccess, { priority: 'low' })
		// A body that nobody reads keeps its connection.
		await answer.text()
		if (answer.ok) localStorage.setItem(storageName, new Date().toISOString())
	} catch {
		// Without a network or a storage the next answer that is the visitor's own sets them.
	}
}
