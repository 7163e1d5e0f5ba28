import { ScrollRestoration, Scripts } from '@remix-run/react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom'
import { usePageRequest } from '#app/http/page-request.ts'
import pageTasks from '#app/features/frame/page-tasks.js?url'
import startPage from './start-page.js?url'

/**
 * What Remix's `<Scripts>` and `<ScrollRestoration>` put into a page, without a script in the HTML: the data stands in
 * one element of JSON, and a file (`start-page.js`) hands it to Remix when the visitor turns to a control of the page.
 * `page-tasks.js` does what no page waits for. So the policy needs no nonce, and a page is the same for everyone (decision 22).
 */
export const PageScripts = import.meta.env.DEV ? DevelopmentScripts : BuiltScripts

function DevelopmentScripts() {
	return (
		<>
			<ScrollRestoration />
			<Scripts />
			<script defer src={pageTasks} />
		</>
	)
}

function BuiltScripts() {
	useScrollRestoration({ storageKey: 'positions' })
	const { data } = usePageRequest()
	return (
		<>
			{/* Only the server knows the data; React leaves what it wrote. */}
			<script
				type="application/json"
				id="page-data"
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: data ?? '' }}
			/>
			<script defer src={startPage} />
			<script defer src={pageTasks} />
		</>
	)
}
